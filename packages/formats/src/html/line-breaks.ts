import { isBlank, isBlock, isElement, made } from './elements.ts';

const isBreak = (node: Node | null): node is Element =>
  node !== null && isElement(node) && node.localName === 'br';

/** Two line breaks in a row end a paragraph. */
export function paragraphBreaks(body: Element): void {
  for (const first of body.querySelectorAll('br')) {
    if (!first.isConnected || first.closest('pre') !== null || isBreak(before(first))) continue;
    const run = [first];
    for (let next = after(first); isBreak(next); next = after(next)) run.push(next as HTMLBRElement);
    const isBetweenBlocks = [before(first), after(run.at(-1) ?? first)].every(
      (node) => node === null || isBlock(node),
    );
    // Between blocks, each break is an empty paragraph.
    if (run.length < 2 || isBetweenBlocks) continue;
    // An empty block ends its line.
    first.before(made(first, 'div'));
    for (const lineBreak of run) lineBreak.remove();
  }
}

function before(node: Node): Node | null {
  let found = node.previousSibling;
  while (found && isBlank(found) && !isElement(found)) found = found.previousSibling;
  return found;
}

function after(node: Node): Node | null {
  let found = node.nextSibling;
  while (found && isBlank(found) && !isElement(found)) found = found.nextSibling;
  return found;
}

/** A break at either end of a block is not visible. */
export function withoutOuterBreaks(block: Element): void {
  for (const edge of ['firstChild', 'lastChild'] as const) {
    for (let node: Node | null = block[edge]; node;) {
      if (isBreak(node)) {
        node.remove();
        break;
      }
      const blank: Node | null = !isElement(node) && isBlank(node) ? node : null;
      node = blank ? (edge === 'firstChild' ? blank.nextSibling : blank.previousSibling) : node[edge];
    }
  }
}
