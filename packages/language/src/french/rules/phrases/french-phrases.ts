import { listedPhrases } from '../../../engine/tokens/listed-phrases.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { capitals } from './capitals.ts';
import { commas } from './commas.ts';
import { hyphens } from './hyphens.ts';
import { soundAlike } from './sound-alike.ts';
import { standard } from './standard-language.ts';

type Rule = PhraseRule<FrenchLexicon>;

/** The French phrase rules: those listed in files, and those that need more than a pattern. */
export const frenchPhrases: readonly Rule[] = [
  ...listedPhrases('french'),
  ...soundAlike,
  ...hyphens,
  ...capitals,
  ...commas,
  ...standard,
];
