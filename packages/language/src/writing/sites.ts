import { articleFor } from '../english/wordings/article.ts';
import type { Entry } from './entries.ts';
import { matchCase } from '../engine/match-case.ts';

/** A place in a text where other words can be used. */
export type Site = {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Which of the entry's two wordings the text has now. */
  readonly side: 0 | 1;
  /** The part of the replacement that distinguishes it from the same words elsewhere; by default all of it. */
  readonly trace?: string;
};

const wordEdgeBefore = (text: string, at: number): boolean => !/[\p{L}\p{N}’'-]/u.test(text.charAt(at - 1));
const wordEdgeAfter = (text: string, at: number): boolean =>
  !/^(?:[\p{L}\p{N}]|['’-]\p{L})/u.test(text.slice(at, at + 2));

/** The places in a text that match an entry, longest words first, without overlaps, in text order. */
export function findSites(text: string, entries: readonly Entry[], sides: readonly (0 | 1)[]): Site[] {
  const lower = text.toLowerCase().replaceAll('’', "'");
  if (lower.length !== text.length) return [];
  const wordings = entries
    .flatMap((entry) =>
      sides.map((side) => ({ entry, side, written: entry.words[side], to: entry.words[side === 0 ? 1 : 0] })),
    )
    .toSorted((a, b) => b.written.length - a.written.length);
  const sites: Site[] = [];
  for (const { entry, side, written, to } of wordings) {
    const from = written.toLowerCase();
    for (let at = lower.indexOf(from); at >= 0; at = lower.indexOf(from, at + 1)) {
      const end = at + from.length;
      if (
        (!from.startsWith(',') && !wordEdgeBefore(text, at)) ||
        (!from.endsWith(',') && !wordEdgeAfter(text, end))
      ) {
        continue;
      }
      if (entry.after && !entry.after.test(text.slice(end).trimStart())) continue;
      if (entry.notBefore?.test(text.slice(Math.max(0, at - 30), at).trimEnd())) continue;
      if (sites.some((site) => at < site.end && site.start < end)) continue;
      if (from === written ? isName(text, at, end) : !isWritten(text.slice(at, end), written)) continue;
      sites.push({
        start: at,
        end,
        side,
        replacement: /^\p{Lu}/u.test(written) ? to : matchCase(text.slice(at, end), to),
      });
    }
  }
  return sites.toSorted((a, b) => a.start - b.start);
}

/** Applies the replacements of sites to a text. */
export const putSites = (text: string, sites: readonly Site[]): string =>
  sites
    .toReversed()
    .reduce(
      (result, { start, end, replacement }) => result.slice(0, start) + replacement + result.slice(end),
      text,
    );

/** Applies the replacements of sites to an English text, and corrects "a" and "an" before them. */
export function replaceSites(text: string, sites: readonly Site[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, replacement } of sites) {
    const before = text.slice(from, start).replace(/\b(a)n?(?=\s+$)/i, (whole, letter: string) => {
      if (!/^[\p{L}]/u.test(replacement)) return whole;
      return articleFor(replacement) === 'an' ? `${letter}n` : letter;
    });
    result += before + replacement;
    from = end;
  }
  return result + text.slice(from);
}

/** German words are compared including capitals, except for the first letter of a sentence. */
const isWritten = (found: string, written: string): boolean =>
  found === written || found === written.charAt(0).toUpperCase() + written.slice(1);

/** Enough text to see whether a sentence begins; more would only take time. */
const enoughBefore = 40;

/** A capital inside a sentence marks a name, which stays unchanged. */
function isName(text: string, start: number, end: number): boolean {
  const words = text.slice(start, end);
  const capital = /\p{Lu}/u;
  if (capital.test(words.slice(1))) return true;
  if (!capital.test(words.charAt(0))) return false;
  return !/(?:^|[.!?:;]["'”’)\]]*\s|\n\s*|["“‘(])$/.test(
    text.slice(Math.max(0, start - enoughBefore), start),
  );
}
