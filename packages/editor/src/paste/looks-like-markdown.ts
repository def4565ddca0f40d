const fence = /^ {0,3}(?:```|~~~)/gmu;
const table =
  /^.*\|.*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$|^\|.*\|\n\|[ \t]*:?-+:?[ \t]*\|$/mu;

const note = /^ {0,3}\[\^([^\s[\]]{1,60})\]:[ \t]+(?=\S)/gmu;
const noteMark = /\[\^([^\s[\]]{1,60})\]/gu;

/** Each of these may also occur in a text that is not Markdown. */
const signs = [
  /^#{1,6} \S.*(?:\n[ \t]*(?:\n|$)|$(?![^]))/mu,
  /^[ \t]*(?:[-*+]|\d{1,3}[.)]) \S/mu,
  /^> ?\S/mu,
  /\[[^\]\n]+\]\((?:https?:|mailto:|[/#.])[^)\s]*\)/u,
  /(?:^|[\s(])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?:[\s.,;:!?)]|$)/mu,
  /(?:^|[\s(])`[^`\n]+`(?:[\s.,;:!?)]|$)/mu,
];

/** Only the first pages are searched for these signs, not a whole book. */
const read = 20_000;

/**
 * Whether a text is a Markdown document: it has a fence, a table, a footnote with its mark, or several signs together.
 */
export function looksLikeMarkdown(text: string): boolean {
  const start = text.slice(0, read).replaceAll(/\r\n?/gu, '\n');
  if ((start.match(fence)?.length ?? 0) >= 2 || table.test(start) || hasMarkedNote(start)) return true;
  return signs.filter((sign) => sign.test(start)).length >= 2;
}

function hasMarkedNote(text: string): boolean {
  const labels = Array.from(text.matchAll(note), ([, label]) => label);
  if (labels.length === 0) return false;
  const marked = new Set(Array.from(text.replaceAll(note, '').matchAll(noteMark), ([, label]) => label));
  return labels.some((label) => marked.has(label));
}
