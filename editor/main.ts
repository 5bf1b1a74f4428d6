import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './shell/shell.ts';
import { followWindow, restorePanes } from './app/panes.ts';
import { restoreTheme } from './app/theme.ts';
import { workOffline } from './offline/register.ts';

restoreTheme();
restorePanes();
followWindow();
workOffline();
