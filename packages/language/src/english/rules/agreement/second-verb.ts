import type { Sentence } from '../../context/likelihood.ts';
import { numberOf } from '../../lexicon/agreeing.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';
import { clauseStarts } from './clause-starts.ts';
import { named } from './named.ts';

const pronouns = setOf('he she it everyone everybody someone somebody nobody');
/** After these a bare verb is possible too: "helps him cook and clean", "can sing". */
const licensing =
  /^(?:to|can|could|will|would|should|must|may|might|shall|do|does|did|let|lets|make|makes|help|helps|have|has|see|sees|hear|hears|watch|watches|feel|feels|need|dare|why|not|.*n't|.*'ll|.*'d|rather|better|that|and|or|if|who|which|but|because|when)$/;

/** Verbs that are nouns too: "it needs love and care every day". */
const nounsToo = setOf(
  'care help work love support dance play show walk talk drink sleep rest study change use cook hope smile laugh cry dream travel visit taste smell touch joke praise comfort fear trust respect control test design plan report answer question kiss hug run swim drive ride fight hurry worry doubt exercise practice practise training research share trade order call cause damage harm benefit cost demand effort attack guide guard police supply water food heat light sound move look feel stay break mix cut',
);
const objects = /^(?:the|a|an|my|his|her|their|our|its|your|him|them|it|me|us)$/;

/** "She sings in a band and play the drums": both verbs of a subject agree with it (Quirk and others, 10.34, 13.53). */
export const secondVerb = ({ words }: Sentence): Edit[] =>
  clauseStarts(words).flatMap((from): Edit[] => {
    const firstAt = singularEnd(words, from);
    const first = firstAt === undefined ? undefined : words[firstAt];
    if (firstAt === undefined || !first || first.before !== '') return [];
    if (first.kind !== 'VERB' && !/^(?:has|is)$/.test(first.lower)) return [];
    if (
      numberOf(first) !== 'singular' ||
      (first.kind === 'VERB' && licensing.test(first.lower) && first.lower !== 'has')
    ) {
      return [];
    }
    const and = words.findIndex(
      ({ lower }, at) => at > firstAt && (lower === 'and' || lower === 'but' || lower === 'or'),
    );
    if (and < 0 || words.slice(firstAt + 1, and).some(isBreaking)) return [];
    const at = /^(?:also|always|often|then|never|usually|even)$/.test(words[and + 1]?.lower ?? '')
      ? and + 2
      : and + 1;
    const verb = words[at];
    const next = words[at + 1];
    if (verb?.kind !== 'VERB' || verb.before !== '' || next?.before !== '') return [];
    const forms = formsOf(verb);
    if (!forms || verb.lower !== forms.base || forms.base === forms.past) return [];
    if (nounsToo.has(verb.lower) && (!objects.test(next.lower) || isDegree(words[at + 2]))) return [];
    const isObject = next.kind === 'NOUN' && singularOf(next.lower) !== undefined;
    if (!isObject && (!/^(?:DET|PRON|ADP|ADV|PART)$/.test(next.kind) || next.lower === 'of')) return [];
    return [
      {
        ...named,
        at,
        remove: 1,
        put: [forms.s],
      },
    ];
  });

/** "He likes dance the most." */
const isDegree = (word: TaggedWord | undefined): boolean =>
  /^(?:most|best|least|whole)$/.test(word?.lower ?? '');

const isBreaking = (word: TaggedWord): boolean =>
  word.before !== '' || licensing.test(word.lower) || word.kind === 'VERB' || word.kind === 'AUX';

/** The index after a singular subject and any adverb. */
function singularEnd(words: readonly TaggedWord[], from: number): number | undefined {
  const first = words[from];
  const phrase = nounPhraseAt(words, from);
  const end =
    first && pronouns.has(first.lower)
      ? from + 1
      : phrase?.hasDeterminer && phrase.number === 'singular'
        ? phrase.head + 1
        : undefined;
  if (end === undefined) return undefined;
  return /^(?:always|often|usually|also|sometimes|never)$/.test(words[end]?.lower ?? '') ? end + 1 : end;
}
