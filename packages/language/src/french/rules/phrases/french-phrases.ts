import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { capitals } from './capitals.ts';
import { commas } from './commas.ts';
import { hyphens } from './hyphens.ts';
import { prepositions } from './prepositions.ts';
import { soundAlike } from './sound-alike.ts';
import { standard } from './standard-language.ts';

type Rule = PhraseRule<FrenchLexicon>;

/** The phrases that are checked in French, in their order. */
export const frenchPhrases: readonly Rule[] = [
  ...soundAlike,
  ...hyphens,
  ...capitals,
  ...commas,
  ...prepositions,
  ...standard,
];
