import type { Finding } from '../finding.ts';

interface Checked {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** A word found this often in one text is meant as it stands. */
const often = 2;

/** Whether an unknown word far from its replacement occurs repeatedly: then it is a name or a term, not a slip. */
export function termsOf(paragraphs: readonly Checked[]): (paragraph: string, finding: Finding) => boolean {
  const counts = new Map<string, number>();
  for (const { text, findings } of paragraphs) {
    for (const finding of findings) {
      if (finding.isFar) counts.set(wordOf(text, finding), (counts.get(wordOf(text, finding)) ?? 0) + 1);
    }
  }
  return (paragraph, finding) =>
    finding.isFar === true && (counts.get(wordOf(paragraph, finding)) ?? 0) >= often;
}

const wordOf = (text: string, { offset, length }: Finding): string =>
  text.slice(offset, offset + length).toLowerCase();
