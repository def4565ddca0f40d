import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

const put: Readonly<Record<string, string>> = { his: 'their', himself: 'themselves' };

/**
 * "People should follow his dreams": what several people own is "their", if nobody else is mentioned (Quirk and others,
 * 10.48).
 */
export const theirOwn = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const their = put[word.lower];
    if (!their || word.before !== '' || !isOwn(words, at)) return [];
    const before = words.slice(0, at);
    return before.some(isSeveral) &&
      !before.some((other, place) => isSomebody(other, place)) &&
      words[at + 1]?.kind !== 'AUX'
      ? [
          {
            rule: 'PronounAgreement',
            reason: 'Agreement',
            summary: 'A pronoun agrees with what it stands for.',
            at,
            remove: 1,
            put: [their],
          },
        ]
      : [];
  });

/** "People read his books" may refer to a writer; what people do, spend or live is their own. */
const isOwn = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'himself'
    ? words[at - 1]?.kind === 'VERB'
    : words[at + 1]?.lower === 'own' ||
      (/^(?:follow|live|spend|do|enjoy|improve|change|lose|waste|finish|achieve|reach|risk|plan|express)$/.test(
        words[at - 1]?.lower ?? '',
      ) &&
        /^(?:life|homework|time|money|dreams?|goals?|health|future|studies|jobs?|opinions?|feelings|potential)$/.test(
          words[at + 1]?.lower ?? '',
        ));

const isSeveral = ({ lower }: TaggedWord): boolean =>
  /^(?:people|children|students|teenagers|adults|parents|teachers|workers|men|women|citizens|employees|consumers)$/.test(
    lower,
  );

/** Whether a word may refer to another person. */
const isSomebody = ({ lower, kind, text }: TaggedWord, place: number): boolean =>
  /^(?:he|him|his|himself|she|her|one|who|everyone|everybody|someone|somebody|anyone|anybody|nobody|whoever|each|every|another|other|god|president|i|my|me)$/.test(
    lower,
  ) ||
  kind === 'PROPN' ||
  (place > 0 && /^\p{Lu}\p{Ll}/u.test(text)) ||
  (isPerson(lower) &&
    lower !== 'people' &&
    singularOf(lower) === undefined &&
    !/^(?:men|women|children)$/.test(lower));
