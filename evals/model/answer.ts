import type { DocumentJson } from '@octavo/document-schema';
import type { Board } from '../../apps/api/src/compositions/brainstorm/board.ts';

/** What became of the sentences with a mistake each, and of the paragraph without any. */
export interface Found {
  readonly sentences: number;
  /** Sentences that the first proposal corrects. */
  readonly right: number;
  /** Proposals elsewhere, also in the paragraph without mistakes. */
  readonly elsewhere: number;
}

/** What a writer would get. */
export interface Answer {
  /** All of it, as text. */
  readonly text: string;
  /** Parts that the product could not use, and left as they were or named as missing. */
  readonly unwritten: number;
  readonly essay?: DocumentJson;
  readonly board?: Board;
  readonly ideas?: readonly string[];
  readonly found?: Found;
}
