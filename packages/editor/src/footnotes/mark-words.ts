/** A range of a text to be marked. */
export interface MarkedPlace {
  readonly from: number;
  readonly to: number;
  /** The current match. */
  readonly isShown: boolean;
}

/** Wraps ranges of a rendered text in `mark` elements. Offsets count its characters; a line break is one. */
export function markWords(text: HTMLElement, places: readonly MarkedPlace[]): void {
  for (const { from, to, isShown } of places) {
    for (const { node, start } of textsOf(text)) {
      const [first, last] = [Math.max(0, from - start), Math.min(node.length, to - start)];
      if (first >= last) continue;
      const range = document.createRange();
      range.setStart(node, first);
      range.setEnd(node, last);
      const mark = document.createElement('mark');
      mark.dataset['search'] = isShown ? 'current' : '';
      range.surroundContents(mark);
    }
  }
}

function textsOf(text: HTMLElement): readonly { readonly node: Text; readonly start: number }[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const texts: { node: Text; start: number }[] = [];
  let start = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      texts.push({ node, start });
      start += node.length;
    } else if (node instanceof HTMLBRElement) start += 1;
  }
  return texts;
}
