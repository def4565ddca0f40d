import type { Inline, TextRun } from '../essay/essay.ts';
import { keyedMarkdown } from './keyed-markdown.ts';
import { escapeLineStart, escapeMarkdown } from './escape-markdown.ts';

/** Inlines as CommonMark; underline, which it lacks, as `<u>`. A break is a backslash at the end of a line. */
export function markdownInlines(inlines: readonly Inline[]): string {
  const parts = inlines.map((inline, index) =>
    markdownInline(inline, inlines[index - 1], inlines[index + 1]),
  );
  return parts.join('').split('\n').map(escapeLineStart).join('\n').trimEnd();
}

function markdownInline(inline: Inline, before: Inline | undefined, after: Inline | undefined): string {
  if (inline.kind === 'break') return '\\\n';
  if (inline.kind === 'note') return `[^${inline.number}]`;
  const run = markdownRun(inline, before, after);
  // After a note, these would turn it into a definition or a link.
  return before?.kind === 'note' ? run.replace(/^[:(]/u, String.raw`\$&`) : run;
}

function markdownRun(run: TextRun, before: Inline | undefined, after: Inline | undefined): string {
  if (run.cited !== undefined) return keyedMarkdown(run.cited);
  const text = run.text.trim();
  if (text === '') return run.text;
  const [lead = ''] = /^\s*/u.exec(run.text) ?? [];
  const [trail = ''] = /\s*$/u.exec(run.text) ?? [];
  const isFree =
    (lead !== '' || isEdge(before, -1) || isPunctuation(before, -1, text.at(0))) &&
    (trail !== '' || isEdge(after, 0) || isPunctuation(after, 0, text.at(-1)));
  const body = run.code ? codeSpan(text) : escapeMarkdown(text);
  const marked = emphasise(run, body, isFree);
  const linked =
    run.href === null ? marked : `[${marked}](<${run.href.replaceAll(/[<>|]/gu, encodeURIComponent)}>)`;
  return lead + linked + trail;
}

/** Whether only white space is next to a run on this side: only then are asterisks certain to be read as emphasis. */
function isEdge(neighbour: Inline | undefined, at: number): boolean {
  return neighbour?.kind !== 'text' || /\s/u.test(neighbour.text.at(at) ?? ' ');
}

/**
 * Whether unformatted punctuation is next to a letter or digit: there too, asterisks are read as emphasis (CommonMark
 * §6.2).
 */
function isPunctuation(neighbour: Inline | undefined, at: number, own: string | undefined): boolean {
  if (neighbour?.kind !== 'text' || neighbour.cited !== undefined || neighbour.href !== null) return false;
  const { text, bold, italic, strike, underline, code } = neighbour;
  if (bold || italic || strike || underline || code) return false;
  return /\p{P}/u.test(text.at(at) ?? '') && /[\p{L}\p{N}]/u.test(own ?? '');
}

function emphasise(run: TextRun, body: string, isFree: boolean): string {
  const tags: (readonly [string, string])[] = [
    ...(run.underline ? [['<u>', '</u>'] as const] : []),
    ...(run.strike ? [isFree ? (['~~', '~~'] as const) : (['<s>', '</s>'] as const)] : []),
    ...(run.bold ? [isFree ? (['**', '**'] as const) : (['<strong>', '</strong>'] as const)] : []),
    ...(run.italic ? [isFree ? (['*', '*'] as const) : (['<em>', '</em>'] as const)] : []),
  ];
  return tags.reduceRight((inner, [open, close]) => open + inner + close, body);
}

/** A code span whose fence is longer than any run of backticks in it (CommonMark §6.1). */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/gu)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? fence + text + fence : `${fence} ${text} ${fence}`;
}
