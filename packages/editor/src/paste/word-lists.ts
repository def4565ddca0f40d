import { isBlank, isElement, textsOf } from './elements.ts';
import { createListBuilder, type LeveledItem, type ListBuilder } from './list-builder.ts';
import { readMarker } from './list-marker.ts';
import { styleOf, type StyleRule } from './style-text.ts';

interface WordItem extends LeveledItem {
  readonly paragraph: Element;
}

const place = /^(?<list>l\d+)\s+level(?<level>\d+)(?:\s+(?<override>lfo\d+))?/u;
const ignored = /mso-list:\s*ignore/iu;
const listClass = /(?:^|\s)MsoList(?:Paragraph|Bullet|Number|Continue)/u;
const pointsOfLevel = 36;

/** A bullet or number and the gap behind it, where Word's own marks for them are gone. */
const writtenMarker =
  /^\s*(?:(?<bullet>[·•§▪●○◦\u{F0A7}\u{F0B7}\u{F0D8}])\s+|(?<counted>o|[([]?(?:\w{1,4}[.)\]])+)(?:[\u{A0}\t]|\s{2})\s*)/u;

/** Word writes list items as paragraphs that carry their bullet as text; makes lists of them, one in another. */
export function wordListsToLists(body: Element, rules: readonly StyleRule[]): void {
  const formats = formatsOf(rules);
  const parents = new Set(
    [...body.querySelectorAll('[style*="mso-list"], [class*="MsoList"]')].flatMap(
      ({ parentElement }) => parentElement ?? [],
    ),
  );
  for (const parent of parents) listsAmong(parent, formats);
}

function listsAmong(parent: Element, formats: Formats): void {
  const builder = createListBuilder();
  const siblings = [...parent.childNodes];
  for (const [index, sibling] of siblings.entries()) {
    if (!isElement(sibling)) {
      if (!isBlank(sibling)) builder.close();
      continue;
    }
    const item = itemOf(sibling, formats);
    if (item !== null) {
      const entry = builder.place(item, sibling);
      entry.append(sibling);
    } else if (!continuesItem(sibling, builder, siblings.slice(index + 1))) builder.close();
  }
}

function itemOf(paragraph: Element, formats: Formats): WordItem | null {
  if (/^h[1-6]$/u.test(paragraph.localName)) takeMarker(paragraph, false);
  if (!/^(?:p|div)$/u.test(paragraph.localName)) return null;
  const style = styleOf(paragraph);
  const { list, level, override = '' } = place.exec(style.get('mso-list') ?? '')?.groups ?? {};
  if (list !== undefined && level !== undefined) {
    const text = takeMarker(paragraph, true);
    const marker = readMarker(text, formats(list, level));
    return { paragraph, list: `${list} ${override}`, level: Number(level), marker };
  }
  const isNoItem = /^(?:none|skip)/u.test(style.get('mso-list') ?? '');
  if (isNoItem || !listClass.test(paragraph.className) || isBlank(paragraph)) return null;
  const text = takeMarker(paragraph, true);
  if (text === '') return null;
  const margin = Number.parseFloat(style.get('margin-left') ?? '') || pointsOfLevel;
  const points = (style.get('margin-left') ?? '').endsWith('in') ? margin * 72 : margin;
  return {
    paragraph,
    list: '',
    level: Math.max(1, Math.round(points / pointsOfLevel)),
    marker: readMarker(text),
  };
}

/** A paragraph of a list without a bullet belongs to the item above it. */
function continuesItem(paragraph: Element, builder: ListBuilder, following: readonly Node[]): boolean {
  const item = builder.last();
  if (item === null || paragraph.localName !== 'p') return false;
  const next = following.find(
    (node) =>
      isElement(node) && node.localName === 'p' && /mso-list:\s*l\d/u.test(node.getAttribute('style') ?? ''),
  );
  const isIndented = Number.parseFloat(styleOf(paragraph).get('margin-left') ?? '0') > 0;
  const continues = listClass.test(paragraph.className) || (isIndented && next !== undefined);
  if (continues && !isBlank(paragraph)) item.append(paragraph);
  return continues;
}

/** Takes the bullet or number away from the text. */
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
  let left = found[0].length;
  for (const text of textsOf(paragraph)) {
    const cut = Math.min(left, text.length);
    text.deleteData(0, cut);
    left -= cut;
  }
  return found.groups?.['bullet'] ?? found.groups?.['counted'] ?? '';
}

function taken(marker: Element, paragraph: Element): string {
  const text = marker.textContent.trim();
  let element: Element | null = marker;
  // What held only the bullet goes with it.
  while (element && element !== paragraph) {
    const parent: Element | null = element.parentElement;
    element.remove();
    if (parent === null || !isBlank(parent)) break;
    element = parent;
  }
  return text;
}

type Formats = (list: string, level: string) => string | undefined;

/** How the levels of Word's lists are numbered: `@list l0:level2 { mso-level-number-format: alpha-lower }`. */
function formatsOf(rules: readonly StyleRule[]): Formats {
  const formats = new Map<string, string>();
  for (const { selectors, style } of rules) {
    for (const selector of selectors) {
      const key = /^@list (?<key>l\d+:level\d+)$/u.exec(selector)?.groups?.['key'];
      if (key !== undefined) formats.set(key, style.get('mso-level-number-format') ?? 'decimal');
    }
  }
  return (list, level) => formats.get(`${list}:level${level}`);
}
