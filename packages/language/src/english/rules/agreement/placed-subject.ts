import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import { isNamedPlace, isSeveral } from './named-place.ts';
import { named } from './named.ts';

/** Without verbs that take an object too: "behind the sofa hide a present" is an order. */
const placing = /^(?:stand|lie|sit|live|rise|flow|lurk)$/;

/** "In the middle of the square stand a statue": the verb agrees with the subject after it (Quirk and others, 18.23, 10.34). */
export function placedSubject({ words }: Sentence): Edit[] {
  if (
    !/^(?:in|on|at|behind|beside|near|under|above|below|opposite|between|along|beyond|next|inside|outside|across|from|around|among|beneath|over|to)$/.test(
      words[0]?.lower ?? '',
    )
  ) {
    return [];
  }
  const at = words.findIndex(({ lower, before }, place) => place > 1 && placing.test(lower) && before === '');
  const [verb, article] = [words[at], words[at + 1]];
  const opening = words.slice(0, at);
  if (!verb || !article || article.before !== '' || !/^(?:a|an|one)$/.test(article.lower)) return [];
  if (
    opening.some(
      ({ before, kind, lower }) =>
        before !== '' ||
        /^(?:VERB|AUX)$/.test(kind) ||
        /^(?:i|you|we|they|people|who|that|which|to)$/.test(lower),
    )
  ) {
    return [];
  }
  const phrase = nounPhraseAt(words, at + 1);
  const last = opening.at(-1);
  if (phrase?.number !== 'singular' || !last || !/^(?:NOUN|PROPN|ADJ)$/.test(last.kind)) return [];
  if (!isNamedPlace(opening)) return [];
  if (words.slice(phrase.head + 1).some(({ lower }) => lower === 'and')) return [];
  if (isSeveral(words, phrase.head)) return [];
  return [
    {
      ...named,
      at,
      remove: 1,
      put: [verbForms(verb.lower).s],
    },
  ];
}
