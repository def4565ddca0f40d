/** Changes the page while keeping the caret's line at the same height: the sheet may become wider. */
export function keepLine(change: () => void): void {
  const before = lineTop();
  change();
  const after = lineTop();
  if (before === null || after === null) return;
  scrollBy({ top: after - before, behavior: 'instant' });
}

function lineTop(): number | null {
  const selection = getSelection();
  const element =
    selection?.focusNode instanceof Element ? selection.focusNode : selection?.focusNode?.parentElement;
  if (!selection?.rangeCount || !element?.closest('#content')) return null;
  const range = document.createRange();
  range.setStart(selection.getRangeAt(0).endContainer, selection.getRangeAt(0).endOffset);
  // A caret on an empty line has no rectangle of its own.
  const [rectangle] = range.getClientRects();
  return (rectangle ?? element.getBoundingClientRect()).top;
}
