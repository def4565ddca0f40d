import { elementsIn, hasBlockChild, isBlank, isBlock, isElement, nodesIn, unwrap } from './elements.ts';
import { styleOf } from './style-text.ts';

const formats = /^(?:a|b|strong|i|em|u|s|strike|del|ins|code|sub|sup|cite|mark)$/u;
const formatStyles = [
  'font-weight',
  'font-style',
  'text-decoration',
  'text-decoration-line',
  'vertical-align',
  'white-space',
];

/**
 * Moves blocks out of inline elements, which are repeated around the text in each block, so that the text of one block
 * is never joined to the next.
 */
export function liftBlocks(parent: Element, around = 0): void {
  for (const child of elementsIn(parent)) {
    const isFormat = !isBlock(child) && hasFormat(child);
    liftBlocks(child, isFormat ? around + 1 : around);
    if (isBlock(child) || !hasBlockChild(child)) continue;
    // Each costs as many copies as there are blocks, and endless nesting is not meant as formatting.
    if (isFormat && around < mostFormats) pushDown(child, child);
    unwrap(child);
  }
}

const mostFormats = 6;

/** Puts a copy of a format around each run of text in a block and in nested blocks. */
function pushDown(format: Element, block: Element): void {
  let copy: Element | null = null;
  for (const child of nodesIn(block)) {
    if (isBlock(child)) {
      copy = null;
      pushDown(format, child);
    } else if (copy !== null) copy.append(child);
    else if (!isBlank(child)) {
      copy = format.cloneNode() as Element;
      child.before(copy);
      copy.append(child);
    }
  }
}

function hasFormat(element: Element): boolean {
  if (formats.test(element.localName)) return true;
  if (!isElement(element) || !element.hasAttribute('style')) return false;
  const style = styleOf(element);
  return formatStyles.some((name) => style.has(name));
}
