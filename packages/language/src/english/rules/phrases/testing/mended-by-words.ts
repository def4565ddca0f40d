import { withoutOverlaps } from '../../../../engine/overlaps.ts';
import { englishRules } from '../index.ts';
import { applyRules, type Rule } from '../rule.ts';

/** Corrects everything in a text that the word lists recognise. */
export const mendedByWords = (text: string, rules: readonly Rule[] = englishRules()): string =>
  withoutOverlaps(applyRules(text, rules))
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (result, { offset, length, replacement }) =>
        result.slice(0, offset) + replacement + result.slice(offset + length),
      text,
    );
