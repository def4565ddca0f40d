import type { Language } from '@octavo/contract/languages';
import type { OwnTexts } from './own-texts.ts';
import type { GivenProse } from './prose-by-others.ts';

/** What the tasks of one language are made from. */
export interface Given {
  readonly language: Language;
  /** From 0; kinds of text and settings take turns by it. */
  readonly turn: number;
  readonly own: OwnTexts;
  readonly prose: GivenProse;
}
