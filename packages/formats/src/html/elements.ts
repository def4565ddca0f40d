/** Elements that a browser starts on a new line. */
const blockNames = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary
  table tbody td tfoot th thead tr ul`.split(/\s+/u),
);

const blockSelector = [...blockNames].join(', ');

/** Whether a node starts on a new line. */
export const isBlock = (node: Node): node is HTMLElement => isElement(node) && blockNames.has(node.localName);

export const isElement = (node: Node): node is Element => node.nodeType === 1;

export const isText = (node: Node): node is Text => node.nodeType === 3;

/** A copy of the child nodes, safe to iterate over while changing them. */
export const nodesIn = ({ childNodes }: Node): ChildNode[] => [...childNodes];

/** A copy of the child elements, safe to iterate over while changing them. */
export const elementsIn = ({ children }: Element): Element[] => [...children];

/** Whether any child of an element is a block. */
export const hasBlockChild = ({ children }: Element): boolean => [...children].some(isBlock);

/** Whether an element contains a block at any depth. */
export const holdsBlocks = (element: Element): boolean => element.querySelector(blockSelector) !== null;

export const isList = (node: Node | null): node is HTMLElement =>
  node !== null && isElement(node) && /^(?:ul|ol|menu|dir)$/u.test(node.localName);

const shown = 'br, hr, img, table, [data-footnote]';

/** Whether a node contains neither text nor anything else visible. */
export function isBlank(node: Node): boolean {
  if (!isElement(node)) return !isText(node) || node.data.trim() === '';
  return node.textContent.trim() === '' && !node.matches(shown) && node.querySelector(shown) === null;
}

/** Renames an element. */
export function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) {
    if (/^[a-z][\w:.-]*$/iu.test(attribute)) other.setAttribute(attribute, value);
  }
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** A new element, not yet inserted, with some content. */
export function made(of: Element, name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = of.ownerDocument.createElement(name);
  element.append(...content);
  return element;
}

/** Removes characters at the start of the text. */
export function cutStart(element: Element, length: number): void {
  let left = length;
  for (const text of textsOf(element)) {
    const cut = Math.min(left, text.length);
    text.deleteData(0, cut);
    left -= cut;
  }
}

/** `NodeFilter.SHOW_TEXT`, which Node lacks. */
const onlyText = 4;

/** The text nodes below an element. */
export function textsOf(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, onlyText);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isText(node)) texts.push(node);
  return texts;
}
