import { listedPhrases } from '../../../engine/tokens/listed-phrases.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { accents } from './accents.ts';
import { capitals } from './capitals.ts';
import { government } from './government.ts';
import { verbForms } from './verb-forms.ts';
import { variety } from './words-of-brazil.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** The Portuguese phrase rules: those listed in files, and those that need more than a pattern. */
export const portuguesePhrases: readonly Rule[] = [
  ...listedPhrases('portuguese'),
  ...capitals,
  ...accents,
  ...variety,
  ...government,
  ...verbForms,
];
