const fence = /^ {0,3}(?:```|~~~)/gmu;
const table =
  /^.*\|.*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$|^\|.*\|\n\|[ \t]*:?-+:?[ \t]*\|$/mu;

/** Each of these may stand in a text that is no Markdown. */
const signs = [
  /^#{1,6} \S.*(?:\n[ \t]*(?:\n|$)|$(?![^]))/mu,
  /^[ \t]*(?:[-*+]|\d{1,3}[.)]) \S/mu,
  /^> ?\S/mu,
  /\[[^\]\n]+\]\((?:https?:|mailto:|[/#.])[^)\s]*\)/u,
  /(?:^|[\s(])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?:[\s.,;:!?)]|$)/mu,
  /(?:^|[\s(])`[^`\n]+`(?:[\s.,;:!?)]|$)/mu,
];

/** The signs stand in the first pages; a book is not read through. */
const read = 20_000;

/** Whether a text is a Markdown document: a fence, a table, or several signs together. */
export function looksLikeMarkdown(text: string): boolean {
  const start = text.slice(0, read).replaceAll(/\r\n?/gu, '\n');
  if ((start.match(fence)?.length ?? 0) >= 2 || table.test(start)) return true;
  return signs.filter((sign) => sign.test(start)).length >= 2;
}
