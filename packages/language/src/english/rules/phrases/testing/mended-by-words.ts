import { withoutOverlaps } from '../../../../engine/overlaps.ts';
import { englishRules } from '../index.ts';
import { applyRules, type Rule } from '../rule.ts';

/** A text with everything mended that is known by its words. */
export const mendedByWords = (text: string, rules: readonly Rule[] = englishRules()): string =>
  withoutOverlaps(applyRules(text, rules))
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (result, { offset, length, replacement }) =>
        result.slice(0, offset) + replacement + result.slice(offset + length),
      text,
    );
