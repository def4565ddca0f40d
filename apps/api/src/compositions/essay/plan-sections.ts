import type { EssayType } from '@octavo/contract/essay-options';
import type { Language } from '@octavo/contract/languages';
import { fill } from '@octavo/language/fill';
import { essayTexts } from './texts/index.ts';

/** A section required by an essay's type and length. */
export type PlannedSection = {
  readonly part: 'introduction' | 'body' | 'conclusion' | 'both';
  /** Its purpose. */
  readonly task: string;
  readonly words: number;
};

const single = 100;
/** Word counts from which an essay has one more body section. */
const bodySteps = [0, 250, 400, 900, 1500, 2300, 3200, 4000, 4600];
const opening = { share: 0.14, most: 350 };
const closing = { share: 0.12, most: 300 };

/** The sections of an essay in order; their word counts add up to the whole. */
export function planSections(type: EssayType, words: number, language: Language): PlannedSection[] {
  const texts = essayTexts[language].types[type];
  const { first, each, last } = texts;
  if (words < single) return [{ part: 'both', task: texts.opening, words }];
  const count = bodySteps.filter((from) => words >= from).length;
  const hasLast = last !== null && count >= 2;
  const hasFirst = first !== null && count >= (hasLast ? 3 : 2);
  const numbered = count - Number(hasFirst) - Number(hasLast);
  const bodies = [
    ...(hasFirst ? [first] : []),
    ...Array.from({ length: numbered }, (_, index) => fill(each, { n: index + 1 })),
    ...(hasLast ? [last] : []),
  ];
  const before = edge(words, opening);
  const after = edge(words, closing);
  return [
    { part: 'introduction', task: texts.opening, words: before },
    ...bodies.map((task, index) => ({
      part: 'body' as const,
      task,
      words: share(words - before - after, bodies.length, index),
    })),
    { part: 'conclusion', task: texts.closing, words: after },
  ];
}

const edge = (words: number, { share: part, most }: typeof opening): number =>
  Math.min(most, Math.round((words * part) / 5) * 5);

/** Whole numbers that add up to the sum. */
const share = (sum: number, parts: number, index: number): number =>
  Math.floor((sum * (index + 1)) / parts) - Math.floor((sum * index) / parts);
