import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounEdit } from './noun-edit.ts';

/** Adjectives with nouns that are almost always plural. */
const pairs =
  /^(?:natural resource|human right|civil right|fossil fuel|social skill|basic need|daily need|living condition|working condition|raw material|greenhouse gas|human being|developing country|developed country|communication skill|social network|financial problem|health problem|side effect|working hour|office hour|leisure activity|wild animal|household chore|high heel|modern convenience)$/;

const bareBehind =
  /^(?:in|of|to|for|with|about|by|from|on|our|their|many|and|use|uses|using|save|protect|have|has|such)$/;

/** "Our natural resource", "the respect of human right": always plural. */
export function knownPlurals({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const [last, first, next] = [words[at - 2], words[at - 1], words[at + 1]];
  if (!first || word.before !== '' || word.text !== word.lower || singularOf(word.lower) !== undefined) {
    return [];
  }
  if (!pairs.test(`${first.lower} ${word.lower}`)) return [];
  if (last && first.before === '' && !bareBehind.test(last.lower)) return [];
  const goesOn =
    next?.before === '' &&
    (/^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.kind) || /^(?:and|or|is|was)$/.test(next.lower));
  return goesOn && !(next?.lower === 'and' && /^(?:our|their)$/.test(last?.lower ?? ''))
    ? []
    : nounEdit(at, [pluralOf(word.lower)]);
}
