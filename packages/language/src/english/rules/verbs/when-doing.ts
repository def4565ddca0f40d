import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';
import { complementEdit } from './complement-edit.ts';

/** Bases that are also nouns: "when help from abroad came", "while work in the city is scarce". */
const nounsToo = setOf(
  'help work need hope fear love hate talk play trade travel demand supply support plan change rain snow fire water food war push rest use drive study return control research practice',
);
/** "Nobody knows when start": verbs that introduce a question. */
const asking = setOf(
  'know knows knew decide decides decided ask asks asked tell tells told learn learned remember wonder see understand choose say says said show about of on and or until since',
);

/** "They should plan well when hire new workers": a clause without a subject takes -ing (Quirk and others, 14.19). */
export const whenDoing = ({ words, end }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [last, verb, next] = [words[at - 1], words[at + 1], words[at + 2]];
    if (!/^(?:when|while)$/.test(word.lower) || (at === 0 && end.startsWith('?'))) return [];
    if (!verb || verb.before !== '' || !next || next.before !== '' || asking.has(last?.lower ?? '')) {
      return [];
    }
    const forms = formsOf({ ...verb, kind: 'VERB' });
    if (!forms || verb.lower !== forms.base || forms.base === forms.past || never.has(forms.base)) return [];
    if (nounsToo.has(verb.lower) && !/^(?:DET|PRON)$/.test(next.kind)) return [];
    const hasObject = isObject(next, words[at + 3]);
    const isVerb = verb.kind === 'VERB' || (nounsToo.has(verb.lower) && verb.kind === 'NOUN' && hasObject);
    const isFollowed = hasObject || /^(?:to|in|at|on|with|into|for)$/.test(next.lower);
    return isVerb && isFollowed ? complementEdit(at + 1, 1, [forms.ing]) : [];
  });

const never = setOf('be have do come need let live become');

const isObject = (word: TaggedWord, behind: TaggedWord | undefined): boolean =>
  /^(?:DET|PRON)$/.test(word.kind) ||
  /^(?:my|your|his|her|our|their|its|new)$/.test(word.lower) ||
  (word.kind === 'NOUN' && singularOf(word.lower) !== undefined && !isFinite(behind)) ||
  (word.kind === 'ADJ' && word.lower !== 'due');
