import { englishness } from '../english/englishness.ts';
import { checkedParagraph } from './request-language.ts';
import { englishSentences } from '../english/wordings/wink.ts';

/** Whether the English tools may be used on a text; a text too short to tell counts as English. */
export const isEnglish = (text: string): boolean => englishness(text) !== 'other';

/** The sentences of a text in order, paragraph by paragraph. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((paragraph) => (isEnglish(paragraph) ? englishSentences(paragraph) : segmented(paragraph)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** A full stop after one of these does not end the sentence. */
const abbreviation =
  /(?:^|[\s(])(?:[zduoiv]\.\s?[BahäÄTU]|bzw|usw|ca|vgl|Nr|Dr|Prof|St|Abb|Kap|Bd|Hrsg|Jh|p\.\s?ex|cf|env|chap|vol|M|MM|Sr|Sra|Dra|Exmo|pág|séc|art|núm|\p{Lu})\.\s*$/u;

function segmented(paragraph: string): string[] {
  const segmenter = new Intl.Segmenter(checkedParagraph(paragraph), { granularity: 'sentence' });
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(paragraph)) {
    const before = sentences.at(-1);
    if (before !== undefined && abbreviation.test(before)) sentences.splice(-1, 1, before + segment);
    else sentences.push(segment);
  }
  return sentences;
}
