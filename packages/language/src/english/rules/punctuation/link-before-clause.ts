import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { openingComma } from './named.ts';

/**
 * "Then, when the rain stopped, we": an inserted clause has a comma on both sides (Quirk and others, appendix III.17).
 */
export function linkBeforeClause({ words, end }: Sentence): Edit[] {
  const [link, opener] = words;
  if (!link || opener?.before !== '' || end.startsWith('?')) return [];
  const isLink =
    /^(?:then|hence|also|finally|however|therefore|moreover|secondly|first|firstly|later)$/.test(
      link.lower,
    ) && /^(?:when|if|because|although|while|after)$/.test(opener.lower);
  if (!isLink || !words.some(({ before }, at) => at > 3 && before === ',')) return [];
  return [{ ...openingComma, at: 0, remove: 1, put: [`${link.text},`] }];
}
