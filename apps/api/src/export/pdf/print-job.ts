import type { Essay } from '../essay/essay.ts';
import type { UnprintableScript } from '../fonts/unprintable-scripts.ts';

/** What the page looks like: lengths in mm, type size in pt. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly size: number;
  readonly family: string;
  readonly codeFamily: string;
  /** Families that step in for characters that the chosen one lacks. */
  readonly fallback: readonly string[];
  readonly emojiFamily: string;
  /** Whether the family has an italic; where it has none, emphasis is set in medium weight. */
  readonly slants: boolean;
  readonly easyReading: boolean;
  /** Language and region apart, as Typst wants them. */
  readonly language: string;
  readonly region: string | null;
}

export interface PrintJob {
  readonly essay: Essay;
  readonly sheet: Sheet;
}

/** What Typst answers: a file and the memory it holds now, or why there is none. */
export type PrintAnswer =
  | { readonly ok: true; readonly pdf: Uint8Array<ArrayBuffer>; readonly memoryBytes: number }
  | {
      readonly ok: false;
      readonly problem: string;
      /** What no font has a glyph for. */
      readonly unprintable?: readonly UnprintableScript[];
    };
