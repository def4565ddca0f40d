import type { Sentence } from '../../context/likelihood.ts';
import { needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounEdit } from './noun-edit.ts';

/** "There are advantage and disadvantage", "there are also big difference between them". */
export function thereAre({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  if (!/^(?:are|were)$/.test(word.lower) || words[at - 1]?.lower !== 'there') return [];
  let head = at + 1;
  while (/^(?:ADJ|ADV)$/.test(words[head]?.kind ?? '') && words[head]?.before === '' && head < at + 4) head++;
  if (!isBareSingle(words[head]) || words[head]?.before !== '') return [];
  const [and, other, next] = [words[head + 1], words[head + 2], words[head + 3]];
  const first = nounEdit(head, [pluralOf(words[head]?.lower ?? '')]);
  const isPair = and?.before === '' && /^(?:and|or)$/.test(and.lower);
  if (!isPair) return and?.before === '' && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(and.kind) ? [] : first;
  const isSecond = isBareSingle(other) && !(next?.before === '' && next.kind === 'NOUN');
  return isSecond ? [...first, ...nounEdit(head + 2, [pluralOf(other.lower)])] : [];
}

const isBareSingle = (noun: TaggedWord | undefined): noun is TaggedWord =>
  noun?.kind === 'NOUN' &&
  noun.text === noun.lower &&
  needsDeterminer(noun.lower) &&
  singularOf(noun.lower) === undefined;
