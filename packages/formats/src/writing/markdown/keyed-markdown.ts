import type { KeyedCitation } from '../essay/essay.ts';
import { escapeMarkdown } from './escape-markdown.ts';

/** A citation in pandoc's syntax: `[see @mueller2014, p. 12; @jackson2001]`, or `@mueller2014 [p. 12]`. */
export function keyedMarkdown({ works, narrative }: KeyedCitation): string {
  const [first, ...more] = works;
  if (first === undefined) return '';
  if (!narrative) return `[${works.map(bracketed).join('; ')}]`;
  const place = [placeOf(first.locator), words(first.suffix)].filter((part) => part !== '').join(' ');
  const inside = [...(place === '' ? [] : [place]), ...more.map(bracketed)].join('; ');
  return inside === '' ? `@${first.key}` : `@${first.key} [${inside}]`;
}

function bracketed({ key, locator, prefix, suffix }: KeyedCitation['works'][number]): string {
  const [before, place, behind] = [words(prefix), placeOf(locator), words(suffix)];
  return [
    ...(before === '' ? [] : [before, ' ']),
    `@${key}`,
    ...(place === '' ? [] : [', ', place]),
    ...(behind === '' ? [] : [' ', behind]),
  ].join('');
}

/** Pandoc reads a number as a page only if it is marked as one. */
const placeOf = (locator: string): string =>
  /^\d/u.test(locator.trim()) ? `p. ${words(locator)}` : words(locator);

/** A semicolon or an at sign would begin another citation. */
const words = (text: string): string => escapeMarkdown(text.replaceAll(/[;@]/gu, ' ')).trim();
