import type { Sentence } from '../../context/likelihood.ts';
import { adjectiveOf } from '../../lexicon/adverb-of.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

/** Adverbs that say how, never which things are meant, as in "mainly students". */
const manners = setOf(
  'additionally easily quickly safely healthily correctly effectively efficiently beautifully happily seriously differently variously naturally economically environmentally politically culturally socially academically professionally nationally internationally globally traditionally technically physically mentally emotionally publicly individually creatively successfully practically theoretically scientifically medically historically commercially specially dangerously usefully carefully suddenly slowly rapidly deeply strongly badly freshly privately personally realistically ethically morally negatively positively greatly closely extremely properly',
);
const openers = setOf(
  'a an the my your his her our their its this these those some many several more most other different new any no for of in with from have has had get gets need needs learn gain give gives make makes face solve provide provides cause causes offer',
);

/**
 * "learn additionally skills", "many environmentally problems": a noun takes an adjective (Quirk and others, 7.1–2).
 */
export function qualityBeforeNoun(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    const [last, noun, next] = [words[at - 1], words[at + 1], words[at + 2]];
    if (!isOneOf(word, manners) || word.before !== '' || !isOneOf(last, openers)) return [];
    if (noun?.kind !== 'NOUN' || noun.before !== '' || isFinite(noun)) return [];
    // "an environmentally conscious traveller", "a beautifully furnished room": not just a noun follows.
    if (
      /(?:ed|ing|en|ly)$/.test(noun.lower) ||
      /^(?:NOUN|ADJ|VERB)$/.test(next?.before === '' ? next.kind : '')
    ) {
      return [];
    }
    const put = adjectiveOf(word.lower);
    if (put === undefined) return [];
    return sentence.gain(at, 1, [put]) > 0
      ? [
          {
            rule: 'AdverbForm',
            reason: 'Grammar',
            summary: 'Before a noun stands an adjective.',
            at,
            remove: 1,
            put: [put],
          },
        ]
      : [];
  });
}
