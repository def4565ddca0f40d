import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { accents } from './accents.ts';
import { articles } from './articles.ts';
import { capitals } from './capitals.ts';
import { government } from './government.ts';
import { haver } from './haver.ts';
import { soundAlike } from './sound-alike.ts';
import { standard } from './standard-language.ts';
import { verbForms } from './verb-forms.ts';
import { variety } from './words-of-brazil.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** The phrases that are checked in Portuguese, in their order. */
export const portuguesePhrases: readonly Rule[] = [
  ...capitals,
  ...articles,
  ...haver,
  ...soundAlike,
  ...accents,
  ...variety,
  ...government,
  ...standard,
  ...verbForms,
];
