import type { DocumentJson } from '@octavo/document-schema';
import type { Board } from '../../apps/api/src/compositions/brainstorm/board.ts';

/** The results for the sentences with one mistake each, and for the paragraph without any. */
export interface Found {
  readonly sentences: number;
  /** Sentences that the first proposal corrects. */
  readonly right: number;
  /** Proposals elsewhere, also in the paragraph without mistakes. */
  readonly elsewhere: number;
}

/** What a writer would get. */
export interface Answer {
  /** The whole answer as text. */
  readonly text: string;
  /** Parts that the product could not use, and left unchanged or reported as missing. */
  readonly unwritten: number;
  readonly essay?: DocumentJson;
  readonly board?: Board;
  readonly ideas?: readonly string[];
  readonly found?: Found;
}
