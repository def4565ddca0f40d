import type { Essay } from '@octavo/formats/essay';
import type { UnprintableScript } from '../fonts/unprintable-scripts.ts';

/** The page layout: lengths in mm, font size in pt. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly size: number;
  readonly family: string;
  readonly codeFamily: string;
  /** Fallback families for characters that the chosen one lacks. */
  readonly fallback: readonly string[];
  readonly emojiFamily: string;
  readonly arabicFamily: string;
  /** Whether the family has an italic; if not, emphasis is set in medium weight. */
  readonly slants: boolean;
  readonly easyReading: boolean;
  /** Language and region separately, as Typst expects them. */
  readonly language: string;
  readonly region: string | null;
}

export interface PrintJob {
  readonly essay: Essay;
  readonly sheet: Sheet;
}

/** Typst's answer: a file and the memory it now holds, or why there is none. */
export type PrintAnswer =
  | { readonly ok: true; readonly pdf: Uint8Array<ArrayBuffer>; readonly memoryBytes: number }
  | {
      readonly ok: false;
      readonly problem: string;
      /** Typst itself failed: its memory may be damaged, so nothing else may be made with it. */
      readonly isBroken?: true;
      /** Text for which no font has a glyph. */
      readonly unprintable?: readonly UnprintableScript[];
    };
