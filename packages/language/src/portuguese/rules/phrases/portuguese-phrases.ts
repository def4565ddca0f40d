import { listedPhrases } from '../../../engine/tokens/listed-phrases.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { accents } from './accents.ts';
import { capitals } from './capitals.ts';
import { government } from './government.ts';
import { verbForms } from './verb-forms.ts';
import { variety } from './words-of-brazil.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** The phrases that are checked in Portuguese: what its lists hold, and what more than a pattern tells. */
export const portuguesePhrases: readonly Rule[] = [
  ...listedPhrases('portuguese'),
  ...capitals,
  ...accents,
  ...variety,
  ...government,
  ...verbForms,
];
