import type MarkdownIt from 'markdown-it';

/** The footnotes of a text by label, and the text without them. */
interface Defined {
  readonly text: string;
  readonly notes: ReadonlyMap<string, string>;
}

interface Environment {
  readonly notes?: ReadonlyMap<string, string>;
  /** The labels of the marks found so far, in order. */
  readonly met?: string[];
}

const mark = /^\[\^([^\s[\]]{1,60})\]/u;

/** Adds footnote marks, `[^1]`, to a parser, as in GitHub and pandoc. */
export function noteMarks(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('link', 'noteMark', (state, isSilent) => {
    const label = mark.exec(state.src.slice(state.pos, state.pos + 64))?.[1];
    const { notes, met }: Environment = state.env;
    if (label === undefined || !met || notes?.has(label) !== true) return false;
    if (!isSilent) {
      const number = met.push(label);
      const token = state.push('html_inline', '', 0);
      token.content = `<a href="#note-${number}" id="mark-${number}">[${number}]</a>`;
    }
    state.pos += label.length + 3;
    return true;
  });
}

/** Renders a text followed by its footnotes, each linked with its mark. */
export function renderWithNotes(markdown: MarkdownIt, source: string): string {
  const { text, notes } = definedIn(source);
  const met: string[] = [];
  const rendered = markdown.render(text, { notes, met } satisfies Environment);
  if (met.length === 0) return rendered;
  const items = met.map((label, index) => {
    const note = markdown.render(notes.get(label) ?? '', {});
    return `<li id="note-${index + 1}">${note}<a href="#mark-${index + 1}">↑</a></li>`;
  });
  // Later a rule above the notes is removed with them: without this one, that would be a rule of the text.
  return `${rendered}<hr>\n<ol>\n${items.join('\n')}\n</ol>\n`;
}

/** A note starts with its label and continues in indented lines. One without a mark stays in the text. */
function definedIn(source: string): Defined {
  const notes = new Map<string, string>();
  const text: string[] = [];
  const lines = source.split(/\r?\n/u);
  const marked = markedIn(source);
  let fence: string | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, ticks] = /^ {0,3}(`{3,}|~{3,})/u.exec(line) ?? [];
    if (fence === null) fence = ticks ?? null;
    else if (ticks?.startsWith(fence) === true) fence = null;
    const [, label, first] = /^ {0,3}\[\^([^\s[\]]{1,60})\]:[ \t]*(.*)$/u.exec(line) ?? [];
    if (fence !== null || label === undefined) {
      text.push(line);
      continue;
    }
    if (!marked.has(label) || notes.has(label)) {
      text.push(line.replace('[', String.raw`\[`));
      continue;
    }
    const end = endOfNote(lines, at);
    notes.set(
      label,
      [first, ...lines.slice(at + 1, end).map((more) => more.replace(/^(?: {1,4}|\t)/u, ''))].join('\n'),
    );
    at = end - 1;
  }
  return { text: text.join('\n'), notes };
}

/** The labels that also occur as marks. */
function markedIn(source: string): ReadonlySet<string> {
  const found = source.matchAll(/^ {0,3}\[\^[^\s[\]]{1,60}\]:|\[\^([^\s[\]]{1,60})\]/gmu);
  return new Set(Array.from(found, ([, label]) => label).filter((label) => label !== undefined));
}

/** The lines of a note: those that follow directly, and after an empty line the indented ones. */
function endOfNote(lines: readonly string[], start: number): number {
  let end = start + 1;
  for (let at = end, isGap = false; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      isGap = true;
      continue;
    }
    const isOther = /^ {0,3}(?:\[\^[^\s[\]]+\]:|#{1,6} |`{3}|~{3}|>|[-*+] )/u.test(line);
    if (isOther || (isGap && !/^(?: {4}|\t)/u.test(line))) break;
    isGap = false;
    end = at + 1;
  }
  return end;
}
