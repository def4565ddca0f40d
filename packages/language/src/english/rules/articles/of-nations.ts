import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { definiteArticle } from './named.ts';

const nation =
  /^(?:American|British|Chinese|Japanese|French|German|Italian|Spanish|Russian|Indian|Korean|Brazilian|Mexican|Canadian|Turkish|Greek|Polish|Dutch|Swedish|Portuguese|Arabic|Egyptian|Persian|Thai|Vietnamese|Indonesian|European|African|Asian|Australian|English|Roman|Israeli|Iranian|Saudi|Taiwanese|Hungarian|Czech|Swiss|Austrian|Irish|Scottish|Latin)$/;
const single =
  /^(?:language|government|economy|army|president|parliament|embassy|constitution|flag|empire|revolution|alphabet)$/;

/** "They learn English language", "Chinese government built a dam": there is only one (Quirk and others, 5.27–29). */
export const ofNations = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [last, noun, next] = [words[at - 1], words[at + 1], words[at + 2]];
    if (!nation.test(word.text) || !noun || noun.before !== '' || !single.test(noun.lower)) return [];
    const opens = at === 0 || (word.before === ',' && at < 4);
    const isGoverned =
      last !== undefined &&
      word.before === '' &&
      (/^(?:VERB|ADP)$/.test(last.kind) || /^(?:that|because|if|when|speak|learn|study)$/.test(last.lower)) &&
      !/^(?:as|of|named)$/.test(last.lower);
    return (opens || isGoverned) && noun.text === noun.lower && isClosed(next)
      ? [
          {
            ...definiteArticle,
            at,
            remove: 1,
            put: ['the', word.text],
          },
        ]
      : [];
  });

const isClosed = (next: TaggedWord | undefined): boolean =>
  next === undefined ||
  next.before !== '' ||
  (!/^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.kind) && !/^(?:and|or)$|ing$/.test(next.lower));
