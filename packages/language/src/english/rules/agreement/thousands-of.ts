import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounEdit } from './noun-edit.ts';

/** "Thousand of people": without a number before it, a large number is plural (Quirk and others, 6.64). */
export function thousandsOf({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  if (!/^(?:hundred|thousand|million|billion|dozen)$/.test(word.lower) || words[at + 1]?.lower !== 'of') {
    return [];
  }
  const last = words[at - 1];
  if (
    word.before === '' &&
    last &&
    (last.kind === 'NUM' || /^(?:an?|one|per|several|few|\d.*)$/.test(last.lower))
  ) {
    return [];
  }
  return /^(?:the|these|those|them|us)$/.test(words[at + 2]?.lower ?? '')
    ? []
    : nounEdit(at, [`${word.lower}s`]);
}
