/** Elements that a browser starts on a line of their own. */
const blockNames = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary
  table tbody td tfoot th thead tr ul`.split(/\s+/u),
);

const blockSelector = [...blockNames].join(', ');

/** Whether a node starts on a line of its own. */
export const isBlock = (node: Node): node is HTMLElement => isElement(node) && blockNames.has(node.localName);

export const isElement = (node: Node): node is Element => node.nodeType === 1;

export const isText = (node: Node): node is Text => node.nodeType === 3;

/** What stands in a node now, while it is being changed. */
export const nodesIn = ({ childNodes }: Node): ChildNode[] => [...childNodes];

/** The elements that stand in one now, while it is being changed. */
export const elementsIn = ({ children }: Element): Element[] => [...children];

/** Whether blocks stand among the children of an element. */
export const hasBlockChild = ({ children }: Element): boolean => [...children].some(isBlock);

/** Whether blocks stand anywhere in an element. */
export const holdsBlocks = (element: Element): boolean => element.querySelector(blockSelector) !== null;

export const isList = (node: Node | null): node is HTMLElement =>
  node !== null && isElement(node) && /^(?:ul|ol|menu|dir)$/u.test(node.localName);

const shown = 'br, hr, img, table, [data-footnote]';

/** Whether a node holds neither text nor anything else that is drawn. */
export function isBlank(node: Node): boolean {
  if (!isElement(node)) return !isText(node) || node.data.trim() === '';
  return node.textContent.trim() === '' && !node.matches(shown) && node.querySelector(shown) === null;
}

/** The same element with another name. */
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

/** A new element in place of nothing yet, with some content. */
export function made(of: Element, name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = of.ownerDocument.createElement(name);
  element.append(...content);
  return element;
}

/** Takes characters away where a text begins. */
export function cutStart(element: Element, length: number): void {
  let left = length;
  for (const text of textsOf(element)) {
    const cut = Math.min(left, text.length);
    text.deleteData(0, cut);
    left -= cut;
  }
}

/** The text nodes below an element. */
export function textsOf(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isText(node)) texts.push(node);
  return texts;
}
