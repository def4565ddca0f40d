import { listedPhrases } from '../../../engine/tokens/listed-phrases.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { joined } from './one-word-or-two.ts';
import { soundAlike } from './sound-alike.ts';

/** The phrases that are checked in German: what its lists hold, and what more than a pattern tells. */
export const germanPhrases: readonly PhraseRule<GermanLexicon>[] = [
  ...listedPhrases('german'),
  ...soundAlike,
  ...joined,
];
