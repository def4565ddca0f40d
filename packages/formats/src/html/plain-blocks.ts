import {
  elementsIn,
  hasBlockChild,
  isBlank,
  isBlock,
  isElement,
  isList,
  made,
  nodesIn,
  renamed,
} from './elements.ts';
import { withoutOuterBreaks } from './line-breaks.ts';

const texts = /^(?:p|h[1-6])$/u;
const containers = /^(?:blockquote|li|td|th)$/u;
const terms = /^(?:dt|summary|legend)$/u;

/**
 * Converts a page's nested boxes into the blocks of a document. Text next to a block becomes a paragraph; text on its
 * own stays as it is, so that it can be pasted into a line.
 */
export function plainBlocks(body: Element): void {
  if (hasBlockChild(body)) flow(body);
  else withoutOuterBreaks(body);
}

function flow(parent: Element): void {
  const blocks: Node[] = [];
  let run: Node[] = [];
  const end = () => {
    blocks.push(...paragraphs(run, parent));
    run = [];
  };
  for (const child of nodesIn(parent)) {
    if (!isBlock(child)) run.push(child);
    else {
      end();
      blocks.push(...blocksOf(child));
    }
  }
  end();
  parent.replaceChildren(...blocks);
}

function paragraphs(run: readonly Node[], parent: Element): Node[] {
  if (run.every(isBlank)) return [];
  const drawn = run.filter((node) => !isBlank(node));
  const isEmpty = drawn.every((node) => isElement(node) && node.localName === 'br');
  if (isEmpty) return drawn.map(() => made(parent, 'p'));
  const paragraph = made(parent, 'p', ...run);
  withoutOuterBreaks(paragraph);
  return [paragraph];
}

function blocksOf(block: Element): Node[] {
  const { localName } = block;
  if (isSectionLabel(block)) return [block];
  if (texts.test(localName)) return textBlocks(block);
  if (localName === 'pre') return block.textContent === '' ? [] : [block];
  if (localName === 'hr') return block.closest('td, th') === null ? [block] : [];
  if (localName === 'table') {
    for (const cell of block.querySelectorAll('td, th')) flow(cell);
    return [block];
  }
  if (isList(block)) {
    for (const item of elementsIn(block)) {
      flow(item);
      beginWithText(item);
    }
    return block.children.length === 0 ? [] : [block];
  }
  if (containers.test(localName)) {
    flow(block);
    return block.hasChildNodes() ? [block] : [];
  }
  if (hasBlockChild(block)) {
    flow(block);
    return [...block.childNodes];
  }
  if (terms.test(localName)) block.replaceChildren(made(block, 'strong', ...block.childNodes));
  return textBlocks(renamed(block, 'p'));
}

/** Only in our own form: other pages may use the attribute differently, and a label must contain only its own text. */
function isSectionLabel(block: Element): boolean {
  const label = block.localName === 'div' ? block.getAttribute('data-section-label') : null;
  return (
    label !== null &&
    label.trim() !== '' &&
    label.trim() === block.textContent.trim() &&
    block.closest('li, blockquote, td, th') === null
  );
}

/** A paragraph or heading; one that contains blocks is split into them. */
function textBlocks(block: Element): Node[] {
  if (hasBlockChild(block)) {
    flow(block);
    const isHeading = block.localName !== 'p';
    return [...block.childNodes].map((child) =>
      isHeading && isElement(child) && child.localName === 'p' ? renamed(child, block.localName) : child,
    );
  }
  if (!isBlank(block)) {
    withoutOuterBreaks(block);
    return [block];
  }
  // A visible empty line was intended.
  const isDrawn = /\u{A0}/u.test(block.textContent) || block.querySelector('br, img') !== null;
  if (!isDrawn || block.localName !== 'p') return [];
  if (block.querySelector('img') === null) block.replaceChildren();
  return [block];
}

/** An item must start with a paragraph; a heading would get an empty one before it. */
function beginWithText({ firstElementChild: first }: Element): void {
  if (first === null || !/^h[1-6]$/u.test(first.localName)) return;
  const paragraph = renamed(first, 'p');
  paragraph.replaceChildren(made(paragraph, 'strong', ...paragraph.childNodes));
}
