import type { Sentence } from '../../context/likelihood.ts';
import { needsDeterminer } from '../../words/counted-nouns.ts';
import type { Edit } from '../../words/edit.ts';
import { indefiniteArticle } from '../../words/indefinite-article.ts';
import { setOf } from '../grammar-rule.ts';

/** States and events that take an article behind "such" though they stand bare elsewhere. */
const single = setOf(
  'hurry rush mess pity shame situation state position way rage panic relief surprise pleasure',
);

/** "In such hurry", "such long queue": a count noun in the singular has an article behind "such" (Quirk and others, 5.16). */
export const suchA = ({ words }: Sentence): Edit[] =>
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
    if (!needsDeterminer(noun.lower) && !single.has(noun.lower)) return [];
    const goesOn = next?.before === '' && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.kind);
    const isPair = next?.before === '' && /^(?:and|or|as)$/.test(next.lower);
    return goesOn || isPair
      ? []
      : [
          {
            rule: 'SuchA',
            reason: 'Grammar',
            summary: 'An article stands between “such” and a noun that can be counted.',
            at: at + 1,
            remove: 0,
            put: [indefiniteArticle(first.lower)],
          },
        ];
  });
