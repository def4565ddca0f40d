import { type CountedList, countedListAt, type Line, most, readLine } from './counted-lines.ts';
import { cutStart, hasBlockChild, isBlank, isElement, made, nodesIn, renamed } from './elements.ts';
import { indentOf } from './indent.ts';
import type { ListMarker } from './list-marker.ts';
import { styleOf } from './style-text.ts';

/**
 * Turns paragraphs that are numbered consecutively or share a bullet into a list, as in plain text: a program that
 * writes its own bullets does not always mark them as such.
 */
export function writtenLists(body: Element): void {
  const parents = new Set(
    [...body.querySelectorAll('p, div')].flatMap(({ parentElement }) => parentElement ?? []),
  );
  for (const parent of parents) {
    if (parent.closest('pre, li') !== null) continue;
    for (const run of runsIn(parent)) if (run.length > 1 && run.length <= most.lines) listsOf(run);
  }
  for (const list of body.querySelectorAll('ul, ol')) if (isWithoutMarkers(list)) ownMarkers(list);
}

/** Whether a page shows no markers before a list's items. */
function isWithoutMarkers(list: Element): boolean {
  return [list, ...list.children].some((element) =>
    ['list-style', 'list-style-type'].some((name) => /\bnone\b/u.test(styleOf(element).get(name) ?? '')),
  );
}

/** Numbers and bullets that a page writes into the items of a list instead of its own become those of the list. */
function ownMarkers(list: Element): void {
  const items = [...list.children].filter((child) => child.matches('li'));
  if (items.length > most.lines) return;
  const lines = items.map(({ textContent }) => readLine(textContent.replaceAll(/\s/gu, ' ')));
  const found = countedListAt(lines, 0);
  if (found === null || found.end < items.length || found.list.items.length < items.length) return;
  const { type, start, items: counted } = found.list;
  for (const [index, item] of items.entries()) {
    cutStart(item, (lines[index]?.text.length ?? 0) - (counted[index]?.text.length ?? 0));
  }
  const marked = renamed(list, type === 'bullet' ? 'ul' : 'ol');
  for (const name of ['type', 'start']) marked.removeAttribute(name);
  if (type !== 'bullet') number(marked, type, start);
}

/** Directly consecutive paragraphs. */
function runsIn(parent: Element): readonly Element[][] {
  const runs: Element[][] = [[]];
  for (const node of nodesIn(parent)) {
    if (isElement(node) && node.matches('p, div') && !hasBlockChild(node) && !isBlank(node)) {
      runs.at(-1)?.push(node);
    } else if (isElement(node) || !isBlank(node)) runs.push([]);
  }
  return runs;
}

function listsOf(run: readonly Element[]): void {
  const lines = run.map(lineOf);
  for (let at = 0; at < lines.length;) {
    const found = countedListAt(lines, at);
    const first = found && run[at];
    if (first) {
      const place = first.ownerDocument.createComment('');
      first.before(place);
      place.replaceWith(listOf(found.list, run, lines));
    }
    at = found?.end ?? at + 1;
  }
}

/** Each white-space character is replaced by one space, so that offsets stay the same. */
function lineOf(paragraph: Element): Line {
  const line = readLine(paragraph.textContent.replaceAll(/\s/gu, ' '));
  return line.item ? { ...line, item: { ...line.item, indent: indentOf(styleOf(paragraph), 0) } } : line;
}

function listOf(
  { type, start, items }: CountedList,
  run: readonly Element[],
  lines: readonly Line[],
): Element {
  const first = run[0];
  if (first === undefined) throw new Error('A list has items.');
  const list = made(first, type === 'bullet' ? 'ul' : 'ol');
  if (type !== 'bullet') number(list, type, start);
  for (const { text, line, lists } of items) {
    const paragraph = run[line];
    if (!paragraph) continue;
    cutStart(paragraph, (lines[line]?.text.length ?? 0) - text.length);
    list.append(
      made(first, 'li', renamed(paragraph, 'p'), ...lists.map((inner) => listOf(inner, run, lines))),
    );
  }
  return list;
}

function number(list: Element, type: ListMarker['type'], start: number): void {
  if (type !== null) list.setAttribute('type', type);
  if (start !== 1) list.setAttribute('start', String(start));
}
