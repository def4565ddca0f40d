import { countWords } from '@octavo/contract/count-words';
import { gradeEssay } from '../../essay/grade.ts';
import type { Answer } from '../answer.ts';
import type { EvalTask } from '../eval-task.ts';
import { checkedAs } from '../language-places.ts';
import { isWholeBoard } from './whole-board.ts';

/** A list has several points, an outline several headings. */
const several = 3;
const longestIdea = 60;
/** A run of this many words of the text is a repetition, not a coincidence. */
const repeated = 4;

/** Whether an answer has the shape that was asked for, and no part of it is missing. */
export function hasStructure(task: EvalTask, answer: Answer): boolean {
  const { text, unwritten, essay, board, ideas } = answer;
  const { shape, share = [0, 1] } = task.demands;
  if (unwritten > 0) return false;
  switch (shape) {
    case 'any':
      return true;
    case 'as the source': {
      const had = linesOf(task.source).length;
      // Only an answer that is meant to be longer may have more paragraphs.
      return linesOf(text).length === had || (share[1] >= 2 && linesOf(text).length > had);
    }
    case 'list':
      return linesOf(text).filter((line) => /^\s*(?:[-*•–]|\d{1,2}[.)])\s/u.test(line)).length >= several;
    case 'table':
      return isTable(text);
    case 'sentence':
      return linesOf(text).length === 1 && sentencesOf(text, checkedAs[task.language]) === 1;
    case 'outline':
      return (
        count(text, /^#{1,4}\s+\S/gmu) >= several && count(text, /^\s*\[[^\]\n]+\]\.?\s*$/gmu) >= several
      );
    case 'one paragraph':
      return linesOf(text).length === 1 && isProse(text);
    case 'one or two paragraphs':
      return linesOf(text).length <= 2 && linesOf(text).every(isProse);
    case 'next words':
      return linesOf(text).length === 1 && !repeats(task.source, text);
    case 'essay':
      return essay !== undefined && task.work.do === 'essay' && isOrdered(essay, task.work.wanted);
    case 'board':
      return board !== undefined && task.work.do === 'brainstorm' && isWholeBoard(board, task.work.action);
    case 'three ideas':
      return (
        ideas?.length === 3 &&
        new Set(ideas.map(plain)).size === 3 &&
        ideas.every((idea) => countWords(idea) >= several && countWords(idea) <= longestIdea)
      );
    default:
      return shape satisfies never;
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A paragraph, without a mark of a heading or a list, that ends as a sentence does. */
const isProse = (line: string): boolean =>
  !/^\s*(?:#{1,6}|[-*•]|\d{1,2}[.)])\s/u.test(line) && /[.!?…]["”»’)\]]*\s*$/u.test(line);

function isTable(text: string): boolean {
  const rows = linesOf(text).filter((line) => line.includes('|'));
  return rows.length >= several && rows.some((line) => /^[\s|:-]+$/u.test(line) && line.includes('-'));
}

const sentencesOf = (text: string, language: string): number =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.trim())].filter(({ segment }) =>
    /\p{L}/u.test(segment),
  ).length;

/** Whether a continuation repeats words of the text. */
function repeats(source: string, text: string): boolean {
  const words = plain(text).split(' ');
  const had = ` ${plain(source)} `;
  return words.some(
    (_, at) => at + repeated <= words.length && had.includes(` ${words.slice(at, at + repeated).join(' ')} `),
  );
}

function isOrdered(
  ...[essay, wanted]: [Parameters<typeof gradeEssay>[0], Parameters<typeof gradeEssay>[1]]
): boolean {
  const { isOrdered: inOrder, hasItsHeadings } = gradeEssay(essay, wanted, true);
  return inOrder && hasItsHeadings;
}
