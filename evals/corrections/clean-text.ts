import { readdirSync, readFileSync } from 'node:fs';
import type { Passage } from './engines/engine.ts';
import type { EvalLanguage, Half } from './fault.ts';

/** Clean prose that anyone may read, in addition to the halves. */
export type PracticeProse = 'practice-clean' | `practice-clean-${number}`;

const files: Readonly<Record<Half, string>> = { open: 'clean', 'held-out': 'clean-held-out' };

/**
 * Prose without mistakes. A line `=== GB letter` begins a passage and gives its country and kind; each passage is
 * checked whole, like a document.
 */
export function readCleanText(language: EvalLanguage, set: Half | PracticeProse): Passage[] {
  const name = set === 'open' || set === 'held-out' ? files[set] : set;
  return parsePassages(readFileSync(new URL(`./${language}/${name}.txt`, import.meta.url), 'utf8'), language);
}

/** The practice prose of a language: the first file has no number, the others are numbered. */
export function practiceProse(language: EvalLanguage): PracticeProse[] {
  const names = readdirSync(new URL(`./${language}/`, import.meta.url));
  const numbers = names
    .flatMap((name) => /^practice-clean-(?<number>\d+)\.txt$/u.exec(name)?.groups?.['number'] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);
  const first = names.includes('practice-clean.txt') ? (['practice-clean'] as const) : [];
  return [...first, ...numbers.map((number) => `practice-clean-${number}` as const)];
}

/** @throws Error if there is text before the first heading */
export function parsePassages(content: string, language: EvalLanguage): Passage[] {
  const [before, ...parts] = content.split(/^=== /mu);
  if (before?.trim()) throw new Error('A passage begins with a line such as "=== GB letter".');
  return parts.map((part) => {
    const end = part.indexOf('\n');
    const [country = ''] = part.slice(0, end).split(' ');
    return { text: part.slice(end + 1).trim(), language, country };
  });
}

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
