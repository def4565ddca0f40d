import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson, needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounEdit } from './noun-edit.ts';

/** "Slower than young driver", "better than bus": a bare singular after "than" means all of its kind. */
export function comparedOnes({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  if (word.lower !== 'than' || word.before !== '') return [];
  // "More teacher than friend", "rather than father": the noun says what somebody is.
  if (/^(?:NOUN|PROPN)$/.test(words[at - 1]?.kind ?? '') && words[at - 2]?.lower === 'more') return [];
  if (words[at - 1]?.lower === 'rather') return [];
  let head = at + 1;
  while (words[head]?.kind === 'ADJ' && words[head]?.before === '' && head < at + 3) head++;
  const [noun, next] = [words[head], words[head + 1]];
  if (noun?.kind !== 'NOUN' || noun.before !== '' || noun.text !== noun.lower) return [];
  if (!needsDeterminer(noun.lower)) return [];
  const isLiving = isPerson(noun.lower) || isAnimal(noun.lower);
  if (!isLiving && words.slice(0, at).some(({ lower }) => /^(?:an?|one|this|that|it|the)$/.test(lower))) {
    return [];
  }
  if (singularOf(noun.lower) !== undefined) return [];
  const goesOn =
    next?.before === '' && (/^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.kind) || /^(?:and|or)$/.test(next.lower));
  return goesOn ? [] : nounEdit(head, [pluralOf(noun.lower)]);
}
