import type { Sentence } from '../../context/likelihood.ts';
import { needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf, uncountable } from '../../lexicon/noun-forms.ts';
import { indefiniteArticle } from '../../lexicon/indefinite-article.ts';
import { setOf } from '../grammar-rule.ts';

const named = {
  rule: 'SuchA',
  reason: 'Grammar',
  summary: 'An article stands between “such” and a noun that can be counted.',
} as const;

/** "In such a hurry", "it is such a pity": these take an article here but not elsewhere ("such pity for them"). */
const behindIn = setOf('hurry rush mess situation state position way');
const behindBe = setOf('pity shame relief surprise pleasure mess hurry');

const isSingle = (words: Sentence['words'], at: number, noun: string): boolean => {
  const [subject, last] = [words[at - 2]?.lower ?? '', words[at - 1]?.lower ?? ''];
  const isIt =
    /^(?:it's|that's)$/.test(last) || (/^(?:it|that|this)$/.test(subject) && /^(?:is|was|be)$/.test(last));
  return (last === 'in' && behindIn.has(noun)) || (isIt && behindBe.has(noun));
};

/** "In such hurry", "such long queue": a countable singular takes an article after "such" (Quirk and others, 5.16). */
export const suchA = (sentence: Sentence): Edit[] => [...missing(sentence), ...turned(sentence)];

/** "In a such situation": the article follows "such". */
const turned = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const noun = words[at + 2];
    if (!/^an?$/.test(word.lower) || words[at + 1]?.lower !== 'such' || words[at + 1]?.before !== '') {
      return [];
    }
    if (noun?.kind !== 'NOUN' || noun.before !== '' || noun.text !== noun.lower) return [];
    return singularOf(noun.lower) === undefined && !uncountable.has(noun.lower)
      ? [{ ...named, at, remove: 2, put: ['such', indefiniteArticle(noun.lower)] }]
      : [{ ...named, at, remove: 2, put: ['such'] }];
  });

const missing = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    if (
      word.lower !== 'such' ||
      /^(?:no|any|some|every|one|another|many|few|all|a|an|each)$/.test(words[at - 1]?.lower ?? '')
    ) {
      return [];
    }
    let head = at + 1;
    while (words[head]?.kind === 'ADJ' && words[head]?.before === '' && head < at + 3) head++;
    const [first, noun, next] = [words[at + 1], words[head], words[head + 1]];
    if (!first || !noun || noun.before !== '' || noun.kind !== 'NOUN') return [];
    if (!needsDeterminer(noun.lower) && !isSingle(words, at, noun.lower)) return [];
    const goesOn = next?.before === '' && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.kind);
    // "Such person shall be liable": legal language.
    if (words.some(({ lower }) => lower === 'shall')) return [];
    const isPair = next?.before === '' && /^(?:and|or|as|of)$/.test(next.lower);
    return goesOn || isPair
      ? []
      : [
          {
            ...named,
            at: at + 1,
            remove: 0,
            put: [indefiniteArticle(first.lower)],
          },
        ];
  });
