import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { setOf } from '../grammar-rule.ts';
import { complementEdit } from './complement-edit.ts';

/** Things that happen to people; bases that are hardly ever objects of "get". */
const happenings = setOf(
  'marry promote divorce fire hire arrest injure punish bore tire confuse involve distract accept kill steal elect infect embarrass frustrate depress disappoint excite annoy admit employ invite educate expose choose catch forget rob destroy replace',
);

/** "People get bore", "she wants to get promote": a participle after "get" (Quirk and others, 3.66). */
export const getDone = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    if (!/^(?:get|gets|got|gotten|getting)$/.test(word.lower)) return [];
    const place = /^(?:so|very|really|easily|too|more|never)$/.test(words[at + 1]?.lower ?? '')
      ? at + 2
      : at + 1;
    const [verb, next] = [words[place], words[place + 1]];
    if (!verb || verb.before !== '' || !happenings.has(verb.lower)) return [];
    const isOpen =
      !next ||
      next.before !== '' ||
      /^(?:ADP|ADV|SCONJ|CCONJ|PART)$/.test(next.kind) ||
      next.lower === 'when';
    const forms = formsOf({ ...verb, kind: 'VERB' });
    return isOpen && forms ? complementEdit(place, 1, [forms.participle]) : [];
  });
