import type { Language } from '@octavo/contract/languages';
import type { OwnTexts } from './own-texts.ts';
import type { GivenProse } from './prose-by-others.ts';

/** What the tasks of one language are made from. */
export interface Given {
  readonly language: Language;
  /** From 0; selects kinds of text and settings in rotation. */
  readonly turn: number;
  readonly own: OwnTexts;
  readonly prose: GivenProse;
}
