/** The rules worker of this page. */
import { RulesClient } from '../worker/client.ts';

export const client = new RulesClient();
