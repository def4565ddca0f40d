import { existsSync, readFileSync } from 'node:fs';
import type { Passage } from './engines/engine.ts';
import type { EvalLanguage, Half } from './fault.ts';

const files: Readonly<Record<Half | 'practice', string>> = {
  open: 'clean.txt',
  'held-out': 'clean-held-out.txt',
  practice: 'practice-clean.txt',
};

/**
 * Prose without faults. A line `=== GB letter` begins a passage and names its country and kind; each passage is
 * checked whole, as a document is.
 */
export function readCleanText(language: EvalLanguage, set: Half | 'practice'): Passage[] {
  const file = new URL(`./${language}/${files[set]}`, import.meta.url);
  return existsSync(file) ? parsePassages(readFileSync(file, 'utf8'), language) : [];
}

/** @throws Error where there is text before the first heading */
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
