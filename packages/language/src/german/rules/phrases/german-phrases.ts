import { listedPhrases } from '../../../engine/tokens/listed-phrases.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { joined } from './one-word-or-two.ts';
import { soundAlike } from './sound-alike.ts';

/** The German phrase rules: those listed in files, and those that need more than a pattern. */
export const germanPhrases: readonly PhraseRule<GermanLexicon>[] = [
  ...listedPhrases('german'),
  ...soundAlike,
  ...joined,
];
