/**
 * Where a work is saved to: the file or folder that it came from or was saved to first. The browser gives handles that can be
 * written to again, also after the page was loaded anew. They are kept apart from the works, which hold only texts.
 */
import { aside } from './aside.ts';

export type Target = (
  | {
      /** What is written: the own text, everything packed, or the game with its rules. */
      kind: 'rules' | 'zip' | 'game';
      handle: FileSystemFileHandle;
    }
  | {
      kind: 'folder';
      handle: FileSystemDirectoryHandle;
      /** The path of the own text in it. */
      file: string;
    }
) & {
  /** When the file was written last, as far as is known here, in milliseconds since 1970. */
  modified?: number;
};

export const targets = aside<Target>('targets');
