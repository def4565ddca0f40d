import { countWords } from '@octavo/contract/count-words';
import { documentText, type DocumentJson } from '@octavo/document-schema';
import type { EssayWanted } from '../../apps/api/src/compositions/essay/essay-wanted.ts';
import { essayTexts } from '../../apps/api/src/compositions/essay/texts/index.ts';

export interface EssayVerdict {
  readonly words: number;
  /** Within a tenth of the requested word count. */
  readonly isAsLong: boolean;
  /**
   * Every paragraph follows its label: an introduction, a body with numbered labels, a conclusion; a short essay has
   * one label.
   */
  readonly isOrdered: boolean;
  /** From 1,000 words on, the parts of the body have headings; shorter essays have none. */
  readonly hasItsHeadings: boolean;
  /** A scaffold contains the chosen thesis word for word; a model rephrases it. */
  readonly hasThesis: boolean;
  readonly endsInReferences: boolean;
}

/** From this word count on, an essay has three parts. */
const single = 100;
const withHeadings = 1000;

export function gradeEssay(document: DocumentJson, wanted: EssayWanted, isWritten: boolean): EssayVerdict {
  const { labels } = essayTexts[wanted.language];
  const nodes = document.content;
  const found = nodes.flatMap(({ type, attrs }) =>
    type === 'sectionLabel' ? [String(attrs?.['label'])] : [],
  );
  const bodies = found.filter((label) => label !== labels.introduction && label !== labels.conclusion);
  const numbered = bodies.map((_, index) => labels.body.replace('{n}', String(index + 1)));
  const inOrder =
    wanted.wordCount < single
      ? [labels.both]
      : [
          ...found.filter((label) => label === labels.introduction),
          ...numbered,
          ...found.filter((label) => label === labels.conclusion),
        ];
  const isWhole =
    wanted.wordCount < single || (found.at(0) === labels.introduction && found.at(-1) === labels.conclusion);
  const text = documentText(document);
  const words = isWritten ? countWords(text) : budgetOf(text);
  const headings = nodes.filter(({ type }) => type === 'heading').length;
  return {
    words,
    isAsLong: Math.abs(words - wanted.wordCount) <= wanted.wordCount / 10,
    isOrdered: isWhole && found.join() === inOrder.join(),
    hasItsHeadings: isWritten && wanted.wordCount >= withHeadings ? headings > 1 : headings === 0,
    hasThesis: isWritten || wanted.thesis === undefined || text.includes(wanted.thesis),
    endsInReferences: nodes.at(-1)?.type === 'references',
  };
}

/** The number of words that a scaffold's blanks ask for: the last number in each pair of brackets. */
const budgetOf = (text: string): number =>
  [...text.matchAll(/\[[^\]]*?(\d+)[^\d\]]*\]/gu)].reduce((sum, [, words]) => sum + Number(words), 0);
