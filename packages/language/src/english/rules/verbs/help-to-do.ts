import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';
import { complementEdit } from './complement-edit.ts';

const persons = setOf('me him us them you people students children');
const modals = setOf('to can could will would may might must should not also really');
/** "The staff helped, painting the walls": after a person a participle may describe where or how the person is. */
const states = setOf(
  'living working being staying standing sitting waiting looking going coming doing struggling suffering dealing trying using',
);

/**
 * "It helps building a better world", "this helps them understanding it": an infinitive after "help" (Quirk and others,
 * 16.52).
 */
export const helpToDo = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    if (!isHelping(words, at, word)) return [];
    const hasObject = persons.has(words[at + 1]?.lower ?? '') && words[at + 1]?.before === '';
    const place = hasObject ? at + 2 : at + 1;
    const [verb, next] = [words[place], words[place + 1]];
    if (!verb || verb.before !== '' || !verb.lower.endsWith('ing')) return [];
    if (!next || next.before !== '' || !/^(?:DET|PRON)$/.test(next.kind)) return [];
    if (hasObject && states.has(verb.lower)) return [];
    const forms = formsOf({ ...verb, kind: 'VERB' });
    return forms?.ing === verb.lower ? complementEdit(place, 1, [forms.base]) : [];
  });

/** "help" as a verb, but not in "need help finding it" or "can't help liking it". */
const isHelping = (words: readonly TaggedWord[], at: number, { lower, kind }: TaggedWord): boolean => {
  const last = words[at - 1];
  if (lower === 'help') return last !== undefined && modals.has(last.lower) && !isDenied(words, at);
  return kind === 'VERB' && /^(?:helps|helped)$/.test(lower);
};

const isDenied = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:not|cannot|can't|couldn't)$/.test(words[at - 1]?.lower ?? '');
