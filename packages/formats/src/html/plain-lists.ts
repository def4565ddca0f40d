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

/** Makes lists valid HTML: only items in a list, nested lists inside an item, no item without a list. */
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

/** Wraps items without a list, as in part of a page, in one. */
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

/** Unwraps numbered headings, which some files write as list items. */
function headings(list: Element): void {
  const items = [...list.children];
  const isHeading = ({ children, textContent }: Element) =>
    children.length === 1 &&
    /^h[1-6]$/u.test(children[0]?.localName ?? '') &&
    children[0]?.textContent === textContent;
  if (items.length === 0 || !items.every(isHeading)) return;
  list.replaceWith(...items.flatMap((item) => [...item.children]));
}

/** Boxes around items have no meaning. */
function withoutBoxes(list: Element): void {
  for (const box of elementsIn(list)) {
    const isBox = !box.matches('li, ul, ol') && isBlock(box) && box.querySelector('li') !== null;
    if (!isBox || ![...box.childNodes].every((node) => isBlock(node) || isBlank(node))) continue;
    withoutBoxes(box);
    unwrap(box);
  }
}

/** A list of blocks without items serves only to indent them. */
function isIndentation(list: Element): boolean {
  const content = nodesIn(list).filter((node) => !isBlank(node));
  return content.some(isList) && content.every((node) => isBlock(node) && !isItem(node));
}

/** Indented lists after another list belong to its last item: OneNote writes levels this way. */
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

/** Text between items: a line of the previous item, otherwise an item. */
function gathered(text: ChildNode, loose: Element | null, item: Element | null): Element {
  const line = loose ?? text.ownerDocument?.createElement(item ? 'div' : 'li');
  if (!line) throw new Error('a node without a document');
  if (loose === null && item) item.append(line);
  else if (loose === null) text.before(line);
  line.append(text);
  return line;
}

/** Empty items are left over from a selection. Between numbered items they still count. */
function withoutVoidItems(list: Element): void {
  for (const item of elementsIn(list).toReversed()) {
    if (isVoid(item)) item.remove();
    else if (list.localName === 'ol') break;
  }
}

const isVoid = (item: Element): boolean =>
  isItem(item) && isBlank(item) && !item.textContent.includes('\u{A0}') && !item.hasAttribute('data-type');

/** An item that contains nothing but a list is replaced by that list. */
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

/** The numbering of a list: `ul`, `ol`, or the letter of its type. */
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

/** Sets the numbering of a list, which may be stated on its first item. */
function numbering(list: Element): void {
  const kind = kindOf(list);
  const name = kind === 'ul' ? 'ul' : 'ol';
  const named = list.localName === name ? list : renamed(list, name);
  if (kind === 'ul') return;
  if (kind === 'ol') named.removeAttribute('type');
  else named.setAttribute('type', kind);
  if (named.hasAttribute('reversed')) countDown(named);
  const value = named.firstElementChild?.getAttribute('value') ?? named.getAttribute('start');
  if (value !== null && /^\d{1,6}$/u.test(value)) named.setAttribute('start', value);
  partAtGaps(named);
}

/** Writes out the numbers of a list that counts down, which a document cannot hold otherwise. */
function countDown(list: Element): void {
  const items = elementsIn(list);
  let number = Number(list.getAttribute('start') ?? items.length);
  for (const item of items) {
    const said = item.getAttribute('value') ?? '';
    if (/^\d{1,6}$/u.test(said)) number = Number(said);
    item.setAttribute('value', String(number));
    number -= 1;
  }
}

/** Numbers in a list are consecutive: an item with any other number starts a new list. */
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
