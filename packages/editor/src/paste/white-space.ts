import { isBlank, isBlock, isElement, isText, made, renamed, textsOf } from './elements.ts';
import { styleOf } from './style-text.ts';

const codeFont = /mono|consolas|menlo|courier/iu;

/** Lines that a style keeps become lines of the text, and spaces that only set a distance become one. */
export function plainWhiteSpace(body: Element): void {
  for (const box of body.querySelectorAll('div[style]')) {
    const style = styleOf(box);
    const isCode = style.get('white-space') === 'pre' && codeFont.test(style.get('font-family') ?? '');
    if (isCode && box.closest('pre') === null) renamed(box, 'pre');
  }
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

/** Code as lines of plain text; the line feed that ends the last one is no line of its own. */
function plainLines(code: Element): void {
  code.textContent = linesOf(code, '').replaceAll('\u{A0}', ' ').replace(/\n$/u, '');
}

/** The text so far and that of a node; a block in it begins a line and ends one. */
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
