import type { Sentence } from '../../context/likelihood.ts';
import { inNumber, numberOf } from '../../lexicon/agreeing.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { named } from './named.ts';

/**
 * Two subjects joined by "and" take a plural verb, in long phrases and in questions too (Quirk and others, 10.37–38).
 */
export const joinedSubjects = (sentence: Sentence): Edit[] => [
  ...longSubjects(sentence),
  ...askedSubjects(sentence),
];

/** "The cost of living and the lack of jobs makes": each subject has a phrase of its own. */
function longSubjects({ words }: Sentence): Edit[] {
  const first = nounPhraseAt(words, 0);
  if (!first?.hasDeterminer || words[first.head + 1]?.lower !== 'of') return [];
  const and = words.findIndex(({ lower }) => lower === 'and');
  const inner = words.slice(first.head + 2, and);
  if (and < 0 || inner.length === 0 || inner.length > 2 || inner.some(({ kind }) => kind === 'DET')) {
    return [];
  }
  const opener = words[and + 1]?.lower;
  if (opener !== words[0]?.lower || !/^(?:the|his|her|its|their|our|my)$/.test(opener ?? '')) return [];
  const second = nounPhraseAt(words, and + 1);
  if (!second || words[second.head + 1]?.lower !== 'of') return [];
  const last = nounPhraseAt(words, second.head + 2);
  const at = last === undefined ? -1 : last.head + 1;
  const verb = words[at];
  if (!verb || words.slice(0, at + 1).some(({ before }) => before !== '') || !isFinite(verb)) return [];
  if (words.slice(0, at).some((word) => isFinite(word)) || numberOf(verb) !== 'singular') return [];
  const put = inNumber(verb, 'plural');
  return put ? [{ ...named, at, remove: 1, put: [put] }] : [];
}

/** "Does your sister and brother live here?" */
function askedSubjects({ words, end }: Sentence): Edit[] {
  const at = /^(?:what|where|when|why|how)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  const verb = words[at];
  if (!verb || !end.startsWith('?') || !/^(?:does|doesn't|is|was|has)$/.test(verb.lower)) return [];
  const first = nounPhraseAt(words, at + 1);
  const and = first && words[first.head + 1];
  if (!first?.hasDeterminer || and?.lower !== 'and' || and.before !== '') return [];
  const second = nounPhraseAt(words, first.head + 2);
  const next = second && words[second.head + 1];
  if (!next || next.before !== '' || !/^(?:VERB|ADJ)$/.test(next.kind)) return [];
  const put = inNumber(verb, 'plural');
  return put ? [{ ...named, at, remove: 1, put: [put] }] : [];
}
