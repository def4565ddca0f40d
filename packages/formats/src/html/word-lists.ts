import { cutStart, isBlank, isBlock, isElement, isList, nodesIn, renamed } from './elements.ts';
import { indentOf } from './indent.ts';
import { createListBuilder, type LeveledItem, type ListBuilder } from './list-builder.ts';
import { isWords, type ListMarker, readMarker } from './list-marker.ts';
import { styleOf, type StyleRule } from './style-text.ts';

const place = /^(?<list>l\d+)\s+level(?<level>\d+)(?:\s+(?<override>lfo\d+))?/u;
const ignored = /mso-list:\s*ignore/iu;
const listClass = /(?:^|\s)MsoList(?:Paragraph|Bullet|Number|Continue)/u;
const pointsOfLevel = 36;

/** A bullet or number and the gap after it, for when Word's own markup is missing. */
const writtenMarker =
  /^\s*(?:(?<bullet>[·•§▪●○◦\u{F0A7}\u{F0B7}\u{F0D8}])\s+|(?<counted>o|[([]?(?:\w{1,4}[.)\]])+)(?:[\u{A0}\t]|\s{2})\s*)/u;

/** Word writes list items as paragraphs that contain their bullet as text; converts them to nested lists. */
export function wordListsToLists(body: Element, rules: readonly StyleRule[]): void {
  const formats = formatsOf(rules);
  const parents = new Set(
    [...body.querySelectorAll('[style*="mso-list"], [class*="MsoList"], [style*="text-indent"]')].flatMap(
      (item) => outerList(item).parentElement ?? [],
    ),
  );
  for (const parent of parents) listsAmong(parent, formats);
}

/** The outermost list of an item, or the item itself. */
function outerList(item: Element): Element {
  let outer = item;
  for (let parent = item.parentElement; isList(parent); parent = parent.parentElement) outer = parent;
  return outer;
}

function listsAmong(parent: Element, formats: Formats): void {
  const builder = createListBuilder();
  const siblings = nodesIn(parent);
  const following = nextLists(siblings);
  for (const [index, sibling] of siblings.entries()) {
    if (!isElement(sibling) || (!isBlock(sibling) && isBlank(sibling))) {
      if (!isBlank(sibling)) builder.close();
      continue;
    }
    if (isWordList(sibling)) {
      placeItems(sibling, builder);
      continue;
    }
    const item = itemOf(sibling, formats);
    if (item !== null && builder.fits(item) && !isWords(item.written, item.marker)) {
      builder.place(item, sibling).append(sibling.localName === 'pre' ? renamed(sibling, 'p') : sibling);
    } else if (item !== null) {
      sibling.prepend(`${item.written} `);
      builder.close();
    } else if (!continuesItem(sibling, builder, following[index])) builder.close();
  }
}

/** Some items are already list items, next to others that are paragraphs. */
const isWordList = (list: Element): boolean =>
  isList(list) &&
  list.querySelector('li ul, li ol, li li') === null &&
  list.querySelector('li') !== null &&
  [list, ...list.querySelectorAll('ul, ol')].every((each) =>
    nodesIn(each).every((node) => isBlank(node) || isList(node) || isWordItem(node)),
  );

const isWordItem = (node: Node): boolean =>
  isElement(node) && node.localName === 'li' && placeOf(styleOf(node)) !== null;

function placeItems(list: Element, builder: ListBuilder): void {
  for (const item of list.querySelectorAll('li')) {
    const placed = placeOf(styleOf(item));
    const parent = item.parentElement;
    if (placed === null || parent === null) continue;
    const isFirst = item.previousElementSibling === null;
    builder.place({ ...placed, marker: markerOf(parent, isFirst) }, list).replaceWith(item.cloneNode(true));
  }
  list.remove();
}

function markerOf(list: Element, isFirst: boolean): ListMarker {
  const start = isFirst ? Number(list.getAttribute('start') ?? Number.NaN) : Number.NaN;
  if (list.localName === 'ul') return { tag: 'ul', type: null, number: null };
  const type = letters.find((letter) => letter === list.getAttribute('type')) ?? null;
  return { tag: 'ol', type, number: Number.isInteger(start) ? start : null };
}

const letters = ['a', 'A', 'i', 'I'] as const;

/** For each node, the list of the next item after it. */
function nextLists(siblings: readonly Node[]): (string | undefined)[] {
  let next: string | undefined;
  return siblings
    .toReversed()
    .map((node) => {
      const behind = next;
      next = (isElement(node) ? placeOf(styleOf(node))?.list : undefined) ?? next;
      return behind;
    })
    .toReversed();
}

/** The list and level of a Word item. */
function placeOf(style: ReadonlyMap<string, string>): { list: string; level: number } | null {
  const { list, level, override = '' } = place.exec(style.get('mso-list') ?? '')?.groups ?? {};
  return list === undefined ? null : { list: `${list} ${override}`, level: Number(level) };
}

interface WrittenItem extends LeveledItem {
  /** Its bullet or number as written. */
  readonly written: string;
}

function itemOf(paragraph: Element, formats: Formats): WrittenItem | null {
  if (/^h[1-6]$/u.test(paragraph.localName)) keepNumber(paragraph);
  if (!/^(?:p|div|pre)$/u.test(paragraph.localName)) return null;
  const style = styleOf(paragraph);
  const indent = indentOf(style, pointsOfLevel);
  const placed = placeOf(style);
  if (placed !== null) {
    const text = takeMarker(paragraph, true);
    return { ...placed, indent, written: text, marker: readMarker(text, formats(placed)) };
  }
  const isNoItem = /^(?:none|skip)/u.test(style.get('mso-list') ?? '');
  const isOfList = listClass.test(paragraph.className) || isHanging(style);
  if (isNoItem || !isOfList || isBlank(paragraph)) return null;
  const text = takeMarker(paragraph, true);
  if (text === '') return null;
  const level = Math.max(1, Math.round(indent / pointsOfLevel));
  return { list: '', level, indent, written: text, marker: readMarker(text) };
}

/** The first line starts further left than the others, like that of a list item. */
const isHanging = (style: ReadonlyMap<string, string>): boolean =>
  style.get('text-indent')?.startsWith('-') === true && indentOf(style, 0) > 0;

/** A heading is not an item, but its number is part of its text. */
function keepNumber(heading: Element): void {
  const marker = takeMarker(heading, false);
  if (readMarker(marker).tag === 'ol') heading.prepend(`${marker} `);
}

/** How close the indent of a paragraph must be to an item's text to belong to it, in points. */
const nearItem = 9;

/** A paragraph of a list without a bullet belongs to an item above it. */
function continuesItem(paragraph: Element, builder: ListBuilder, next: string | undefined): boolean {
  const isOfList = listClass.test(paragraph.className);
  const indent = indentOf(styleOf(paragraph), isOfList ? pointsOfLevel : 0);
  const item = builder.itemAt(indent, isOfList ? undefined : nearItem);
  if (item === null || paragraph.localName !== 'p') return false;
  const goesOn = next !== undefined && builder.isOpen(next);
  if (!isOfList && (indent <= 0 || !goesOn)) return false;
  if (isBlank(paragraph)) paragraph.remove();
  else item.append(paragraph);
  return true;
}

/** Removes the bullet or number from the text and returns it. */
function takeMarker(paragraph: Element, maybeWritten: boolean): string {
  const marked = [...paragraph.querySelectorAll('[style]')].find((span) =>
    ignored.test(span.getAttribute('style') ?? ''),
  );
  if (marked) return taken(marked, paragraph);
  const conditional = [...paragraph.childNodes].find(
    (node) => node.nodeType === 8 && node.nodeValue?.startsWith('[if !supportLists]'),
  );
  if (conditional) {
    let text = '';
    for (let node = conditional.nextSibling; node && node.nodeType !== 8; node = conditional.nextSibling) {
      text += node.textContent ?? '';
      node.remove();
    }
    return text.trim();
  }
  if (!maybeWritten) return '';
  const found = writtenMarker.exec(paragraph.textContent);
  if (!found) return '';
  cutStart(paragraph, found[0].length);
  return found.groups?.['bullet'] ?? found.groups?.['counted'] ?? '';
}

function taken(marker: Element, paragraph: Element): string {
  const text = marker.textContent.trim();
  let element: Element | null = marker;
  // Also remove elements that contained only the bullet.
  while (element && element !== paragraph) {
    const parent: Element | null = element.parentElement;
    element.remove();
    if (parent === null || !isBlank(parent)) break;
    element = parent;
  }
  return text;
}

type Formats = (placed: { readonly list: string; readonly level: number }) => string | undefined;

/** The number formats of Word's list levels: `@list l0:level2 { mso-level-number-format: alpha-lower }`. */
function formatsOf(rules: readonly StyleRule[]): Formats {
  const formats = new Map<string, string>();
  for (const { selectors, style } of rules) {
    for (const selector of selectors) {
      const key = /^@list (?<key>l\d+:level\d+)$/u.exec(selector)?.groups?.['key'];
      if (key !== undefined) formats.set(key, style.get('mso-level-number-format') ?? 'decimal');
    }
  }
  return ({ list, level }) => formats.get(`${list.split(' ')[0]}:level${level}`);
}
