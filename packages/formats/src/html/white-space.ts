import { withLanguage } from './code-languages.ts';
import { isBlank, isBlock, isElement, isText, made, renamed, textsOf } from './elements.ts';
import { styleOf } from './style-text.ts';

const codeFont = /mono|consolas|menlo|courier/iu;

/** Turns preserved lines into line breaks, and runs of spaces used for spacing into one. */
export function plainWhiteSpace(body: Element): void {
  for (const held of body.querySelectorAll('pre:has(ul, ol)')) renamed(held, 'div');
  const lines = new Set<Element>();
  for (const box of body.querySelectorAll('div[style]')) {
    if (isCode(box) && box.closest('pre') === null) lines.add(renamed(box, 'pre'));
  }
  for (const line of lines) joinBefore(line, lines);
  for (const code of body.querySelectorAll('pre')) plainLines(code);
  for (const text of textsOf(body)) {
    if (text.parentElement?.closest('pre') !== null) continue;
    if (text.data.includes('\n') && keepsLines(text)) breakLines(text);
    else if (text.data.includes('\u{A0}')) {
      text.data = text.data.replaceAll(/[ \t\r\n\u{A0}]{2,}/gu, (run) =>
        run.includes('\u{A0}') ? ' ' : run,
      );
    }
  }
}

function isCode(box: Element): boolean {
  const style = styleOf(box);
  return style.get('white-space') === 'pre' && codeFont.test(style.get('font-family') ?? '');
}

/** Safari puts each line of code into its own box, with line breaks between them for the empty ones. */
function joinBefore(line: Element, lines: ReadonlySet<Element>): void {
  const between: ChildNode[] = [];
  let before = line.previousSibling;
  while (before && (isLineBreak(before) || (!isElement(before) && isBlank(before)))) {
    between.unshift(before);
    before = before.previousSibling;
  }
  if (!before || !isElement(before) || !lines.has(before)) return;
  const first = before;
  // An empty line is a box with a break in it, or just a break.
  const breaks = between.filter(isLineBreak).map(() => '\n');
  first.append('\n', ...breaks, ...(isBlank(line) || onlyBreak(line) ? [] : line.childNodes));
  for (const node of between) node.remove();
  line.replaceWith();
}

const isLineBreak = (node: Node): boolean => isElement(node) && node.localName === 'br';

const onlyBreak = ({ childNodes }: Element): boolean =>
  childNodes.length === 1 && [...childNodes].every(isLineBreak);

/** Code as lines of plain text; the line feed that ends the last one does not start another. */
function plainLines(code: HTMLElement): void {
  code.textContent = linesOf(code, '').replaceAll('\u{A0}', ' ').replace(/\n$/u, '');
  withLanguage(code);
}

/** Appends the text of a node; a block in it starts and ends a line. */
function linesOf(parent: Node, before: string): string {
  let text = before;
  const endLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  for (const node of parent.childNodes) {
    if (isText(node)) text += node.data;
    else if (isElement(node) && node.localName === 'br') text += '\n';
    else {
      if (isBlock(node)) endLine();
      text = linesOf(node, text);
      if (isBlock(node)) endLine();
    }
  }
  return text;
}

function keepsLines(text: Text): boolean {
  const isBetweenBlocks = [text.previousSibling, text.nextSibling].some(
    (node) => node !== null && isBlock(node),
  );
  if (isBlank(text) && (isBetweenBlocks || text.parentNode?.childNodes.length === 1)) return false;
  for (let element = text.parentElement; element !== null; element = element.parentElement) {
    const kept = styleOf(element).get('white-space');
    if (kept !== undefined) return /^(?:pre|break-spaces)/u.test(kept);
  }
  return false;
}

function breakLines(text: Text): void {
  const parent = text.parentElement;
  if (parent === null) return;
  const lines = text.data.split(/\r?\n/u);
  text.replaceWith(...lines.flatMap((line, index) => (index === 0 ? [line] : [made(parent, 'br'), line])));
}
