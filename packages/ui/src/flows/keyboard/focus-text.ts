/** Focuses the text of the open document, with the caret where it was. Returns whether there is a text. */
export function focusText(): boolean {
  const text = document.querySelector<HTMLElement>('#content [contenteditable="true"]');
  text?.focus({ preventScroll: true });
  return text !== null;
}
