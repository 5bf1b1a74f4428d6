/** What pointing at a space or a piece would choose. */
import type { ActionView, ParamView } from '../worker/protocol.ts';

/** What choosing a space would do. */
export interface Target {
  action: ActionView;
  param: ParamView;
  /** The direction in which the space lies, if that is what is chosen. */
  way?: string;
}

/** What choosing a piece would do. */
export interface PieceTarget extends Target {
  value: string;
  /** It is what is asked now; else it would be chosen instead of something chosen before. */
  asked: boolean;
}
