import {
  elementsIn,
  isBlank,
  isBlock,
  isElement,
  isList,
  made,
  nodesIn,
  renamed,
  unwrap,
} from './elements.ts';
import { styleOf } from './style-text.ts';

const numberings: Readonly<Record<string, string | null>> = {
  decimal: null,
  'decimal-leading-zero': null,
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};
const bullets = /^(?:disc|circle|square)$/u;

/** Lists as HTML means them: nothing but items in a list, each list below an item, no item without a list. */
export function plainLists(body: Element): void {
  for (const list of body.querySelectorAll('menu, dir')) renamed(list, 'ul');
  for (const list of body.querySelectorAll('ul, ol')) withoutBoxes(list);
  for (const item of body.querySelectorAll('li')) if (!isList(item.parentNode)) adopt(item);
  for (const list of body.querySelectorAll('ul, ol')) if (isIndentation(list)) belowItemBefore(list);
  for (const list of [...body.querySelectorAll('ul, ol')].toReversed()) {
    if (isIndentation(list)) {
      unwrap(list);
      continue;
    }
    itemsOnly(list);
    withoutVoidItems(list);
    headings(list);
    if (!list.isConnected) continue;
    withoutShells(list);
    numbering(list);
  }
}

/** Items that stand alone, as in a part of a page, get a list. */
function adopt(item: Element): void {
  if (isList(item.parentNode)) return;
  const list = made(item, 'ul');
  item.before(list);
  for (let next: ChildNode | null = item; next && (isItem(next) || (!isElement(next) && isBlank(next)));) {
    const { nextSibling }: ChildNode = next;
    list.append(next);
    next = nextSibling;
  }
}

const isItem = (node: Node): node is HTMLElement => isElement(node) && node.localName === 'li';

/** Headings that are counted are items of a list in some files. */
function headings(list: Element): void {
  const items = [...list.children];
  const isHeading = ({ children, textContent }: Element) =>
    children.length === 1 &&
    /^h[1-6]$/u.test(children[0]?.localName ?? '') &&
    children[0]?.textContent === textContent;
  if (items.length === 0 || !items.every(isHeading)) return;
  list.replaceWith(...items.flatMap((item) => [...item.children]));
}

/** A box around items says nothing. */
function withoutBoxes(list: Element): void {
  for (const box of elementsIn(list)) {
    const isBox = !box.matches('li, ul, ol') && isBlock(box) && box.querySelector('li') !== null;
    if (!isBox || ![...box.childNodes].every((node) => isBlock(node) || isBlank(node))) continue;
    withoutBoxes(box);
    unwrap(box);
  }
}

/** A list of blocks without an item of its own only moves them to the right. */
function isIndentation(list: Element): boolean {
  const content = nodesIn(list).filter((node) => !isBlank(node));
  return content.some(isList) && content.every((node) => isBlock(node) && !isItem(node));
}

/** Lists that were moved to the right behind another list stand below its last item: OneNote writes levels so. */
function belowItemBefore(list: Element): void {
  let inner = list;
  let item = lastItem(listBefore(list));
  if (item === null || !nodesIn(list).every((node) => isList(node) || isBlank(node))) return;
  for (let next = onlyList(inner); next && isIndentation(next); next = onlyList(inner)) {
    const below = lastItem(item.lastElementChild);
    if (below === null) break;
    item = below;
    inner = next;
  }
  item.append(...inner.children);
  list.remove();
}

function listBefore(list: Element): Element | null {
  let before = list.previousSibling;
  while (before && !isElement(before) && isBlank(before)) before = before.previousSibling;
  return isList(before) ? before : null;
}

function lastItem(list: Element | null): Element | null {
  const last = isList(list) ? list.lastElementChild : null;
  return last && isItem(last) ? last : null;
}

const onlyList = ({ children }: Element): Element | null =>
  children.length === 1 && isList(children[0] ?? null) ? (children[0] ?? null) : null;

function itemsOnly(list: Element): void {
  let last: Element | null = null;
  let loose: Element | null = null;
  for (const child of nodesIn(list)) {
    if (isItem(child)) {
      last = child;
      loose = null;
    } else if (!isBlock(child)) {
      if (loose === null && isBlank(child)) child.remove();
      else loose = gathered(child, loose, last);
      last ??= loose;
    } else {
      loose = null;
      const isInner = isList(child);
      if (last) last.append(child);
      else if (isInner && kindOf(child) !== kindOf(list)) list.before(child);
      else if (isInner) {
        last = child.lastElementChild;
        unwrap(child);
      } else {
        last = made(list, 'li');
        list.insertBefore(last, child);
        last.append(child);
      }
    }
  }
}

/** Text between items: a line of the item before it, else an item. */
function gathered(text: ChildNode, loose: Element | null, item: Element | null): Element {
  const line = loose ?? text.ownerDocument?.createElement(item ? 'div' : 'li');
  if (!line) throw new Error('a node without a document');
  if (loose === null && item) item.append(line);
  else if (loose === null) text.before(line);
  line.append(text);
  return line;
}

/** Items in which nothing is drawn are left over from a selection. Between numbers one counts all the same. */
function withoutVoidItems(list: Element): void {
  for (const item of elementsIn(list).toReversed()) {
    if (isVoid(item)) item.remove();
    else if (list.localName === 'ol') break;
  }
}

const isVoid = (item: Element): boolean =>
  isItem(item) && isBlank(item) && !item.textContent.includes('\u{A0}') && !item.hasAttribute('data-type');

/** An item that holds nothing but a list is the place of that list. */
function withoutShells(list: Element): void {
  for (const item of elementsIn(list)) {
    const content = [...item.childNodes].filter((node) => !isBlank(node));
    if (content.length === 0 || !content.every(isList)) continue;
    const before = item.previousElementSibling;
    if (before) {
      before.append(...content);
      item.remove();
    } else if (list.children.length === 1 && content.length === 1) {
      const inner = content[0];
      if (inner && isElement(inner)) list.replaceWith(inner);
    } else item.replaceWith(...content.flatMap((inner) => [...inner.childNodes]));
  }
}

/** How a list counts: `ul`, `ol`, or the letter of its numbering. */
function kindOf(list: Element): string {
  const first = [...list.children].find(isItem);
  const said = [first, list].map(
    (element) => element && styleOf(element).get('list-style-type')?.toLowerCase(),
  );
  const style = said.find((value) => value !== undefined) ?? '';
  if (bullets.test(style)) return 'ul';
  if (style in numberings) return numberings[style] ?? 'ol';
  const type = list.getAttribute('type') ?? '';
  return list.localName === 'ol' && /^[aAiI]$/u.test(type) ? type : list.localName;
}

/** Writes to a list how it counts: its first item may say it. */
function numbering(list: Element): void {
  const kind = kindOf(list);
  const name = kind === 'ul' ? 'ul' : 'ol';
  const named = list.localName === name ? list : renamed(list, name);
  if (kind === 'ul') return;
  if (kind === 'ol') named.removeAttribute('type');
  else named.setAttribute('type', kind);
  const value = named.firstElementChild?.getAttribute('value') ?? named.getAttribute('start');
  if (value !== null && /^\d{1,6}$/u.test(value)) named.setAttribute('start', value);
  partAtGaps(named);
}

/** A list goes on by one: where an item says another number, a list begins with it. */
function partAtGaps(list: Element): void {
  let number = Number(list.getAttribute('start') ?? 1);
  let part = list;
  for (const item of elementsIn(list)) {
    const said = item.getAttribute('value') ?? '';
    if (/^\d{1,6}$/u.test(said) && Number(said) !== number) {
      number = Number(said);
      const next = list.cloneNode() as Element;
      next.setAttribute('start', said);
      part.after(next);
      part = next;
    }
    if (part !== list) part.append(item);
    number += 1;
  }
}
