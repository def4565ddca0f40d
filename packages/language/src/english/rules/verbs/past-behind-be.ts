import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { oneVerbTooMany } from './one-verb-too-many.ts';

/** Past forms that are neither participles nor adjectives, of verbs that learners do not use in the passive. */
const pasts = setOf('went came became fell grew began arose rose ran swam flew ate drank knew spoke wrote');
const bes = setOf("am is are was were i'm he's she's we're they're");
/** State verbs that learners write after "be", and what follows them there. */
const stative: Readonly<Record<string, RegExp>> = {
  tend: /^to$/,
  come: /^from$/,
  agree: /^(?:with|to|that)$/,
  disagree: /^(?:with|to|that)$/,
  lack: /^(?:the|of|some|money|time)$/,
  refer: /^to$/,
  lead: /^(?:us|them|people|me)$/,
  seem: /^(?:to|that|like|as)$/,
};

/** "was went there", "are grew up", "are tend to": the verb needs no "be" (verb form in NUCLE). */
export const pastBehindBe: GrammarRule = ({ words, end }: Sentence) =>
  end.startsWith('?')
    ? []
    : words.flatMap((word, at): Edit[] => {
        const [subject, verb, next] = [words[at - 1], words[at + 1], words[at + 2]];
        if (!isOneOf(word, bes) || !verb || verb.before !== '') return [];
        const isContracted = word.lower.includes("'");
        if (!isContracted && (!subject || word.before !== '' || isInside(words, at - 1))) return [];
        if (words.slice(0, at).some(({ lower }) => /^(?:what|all|thing|how|things)$/.test(lower))) return [];
        const kept = isContracted ? [word.lower.replace(/'.*$/, '')] : [];
        if (isOneOf(verb, pasts) && verb.kind !== 'NOUN' && next?.lower !== 'by') {
          return oneVerbTooMany(at, 2, [...kept, verb.lower]);
        }
        const following = Object.hasOwn(stative, verb.lower) ? stative[verb.lower] : undefined;
        if (!following?.test(next?.lower ?? '') || next?.before !== '') return [];
        if (
          verb.lower === 'come' &&
          !/^(?:i|he|she|they|we|you|i'm|he's|she's|they're)$/.test(
            isContracted ? word.lower : (subject?.lower ?? ''),
          )
        ) {
          return [];
        }
        return oneVerbTooMany(at, 2, [...kept, formBehind(word.lower, verb.lower)]);
      });

/** "The man he was grew old": the pronoun belongs to the noun before it. */
const isInside = (words: Sentence['words'], at: number): boolean =>
  /^(?:NOUN|PROPN)$/.test(words[at - 1]?.kind ?? '') &&
  words[at]?.before === '' &&
  !/^(?:NOUN|PROPN)$/.test(words[at]?.kind ?? '');

/** "is tend": "tends", "was tend": "tended". */
function formBehind(be: string, verb: string): string {
  const forms = verbForms(verb);
  if (/^was$|^were$/.test(be)) return forms.past;
  return /^(?:is|he's|she's)$/.test(be) ? forms.s : forms.base;
}
