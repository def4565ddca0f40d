import { sentencesOf } from './sentences.ts';
import type { Site } from './sites.ts';

export type ClauseWords = {
  /** Words that open a clause which may precede or follow its main clause. */
  readonly openings: readonly string[];
  /** Words that refer back: their clause must not come first. */
  readonly pronouns: readonly string[];
  /** Words with which a main clause may begin and which cannot be names. */
  readonly beginnings: readonly string[];
};

/**
 * Sentences whose leading clause can move to the end, in a language that keeps the order of the main clause. Skips
 * those where a pronoun would precede what it refers to, or that have more than one clause of each kind.
 */
export function clauseMover({ openings, pronouns, beginnings }: ClauseWords): (text: string) => Site[] {
  const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
  const edge = String.raw`(?![\p{L}])`;
  const leading = new RegExp(
    String.raw`^(${oneOf(openings)}\s[^,.;:!?()"“”«»]{8,120}),\s(${oneOf(beginnings)}\s[^,.;:!?()"“”«»]{6,160})([.!])$`,
    'iu',
  );
  const risky = new RegExp(String.raw`(?<![\p{L}])(?:${[...openings, ...pronouns].join('|')})${edge}`, 'iu');
  return (text) => {
    let from = 0;
    return sentencesOf(text).flatMap((sentence): Site[] => {
      const start = text.indexOf(sentence, from);
      if (start < 0) return [];
      from = start + sentence.length;
      const [, clause = '', main = '', stop = ''] = leading.exec(sentence) ?? [];
      if (main === '' || risky.test(main)) return [];
      const inner = clause.replace(new RegExp(`^${oneOf(openings)}`, 'iu'), '');
      if (risky.test(inner)) return [];
      const replacement = `${upper(main)} ${lower(clause)}${stop}`;
      const trace = replacement.split(' ').slice(0, 3).join(' ');
      return [{ start, end: from, replacement, side: 0, trace }];
    });
  };
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
