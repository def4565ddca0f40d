import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

const adverbs = setOf('already now also always never still often usually');
const openers = setOf(
  'the a an my your his her our their its some many more less much enough no fewer different several such any lots two three new good great big little time money',
);

/**
 * "They have already the ticket", "People have now less time": if "have" has an object, the adverb precedes it (Quirk
 * and others, 8.22).
 */
export function adverbBeforeHave({ words, end }: Sentence): Edit[] {
  return end.startsWith('?')
    ? []
    : words.flatMap((word, at): Edit[] => {
        const [subject, adverb, next] = [words[at - 1], words[at + 1], words[at + 2]];
        if (!/^(?:have|has|had)$/.test(word.lower) || word.before !== '' || !subject) return [];
        if (!isOneOf(adverb, adverbs) || !adverb || adverb.before !== '' || next?.before !== '') return [];
        if (!isOneOf(next, openers) || !isSubject(subject)) return [];
        const phrase = nounPhraseAt(words, at + 2);
        const behind = phrase && words[phrase.head + 1];
        // "They have now more than doubled", "has always had": a participle follows.
        if (
          !phrase ||
          (behind?.before === '' && /^(?:VERB|AUX)$/.test(behind.kind) && !behind.lower.endsWith('ing'))
        ) {
          return [];
        }
        if (words[phrase.head]?.lower.endsWith('ed') === true) return [];
        return [
          {
            rule: 'WordOrder',
            reason: 'WordOrder',
            summary: 'This adverb stands before the verb.',
            at,
            remove: 2,
            put: [adverb.lower, word.lower],
          },
        ];
      });
}

const isSubject = ({ kind, lower }: Sentence['words'][number]): boolean =>
  /^(?:NOUN|PROPN)$/.test(kind) || /^(?:i|you|he|she|it|we|they|who|which|that|people)$/.test(lower);
