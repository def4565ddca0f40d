import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { comparing } from './comparing.ts';
import { governed } from './governed.ts';
import { joined } from './one-word-or-two.ts';
import { soundAlike } from './sound-alike.ts';

/** The phrases that are checked in German, in their order. */
export const germanPhrases: readonly PhraseRule<GermanLexicon>[] = [
  ...soundAlike,
  ...comparing,
  ...joined,
  ...governed,
];
