/**
 * Whether a key goes to an input method, to choose, confirm or cancel a composition. Safari dispatches the key that
 * ends a composition after the end event, with a special key code.
 */
export function isOfComposition({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}

/**
 * Hides the keys of an input method from listeners on the page, so that an Enter that confirms a composition does not
 * submit a form, and an Escape that cancels it does not close a dialog. The text of a document is left to the editor.
 * Call this before anything else listens for keys.
 */
export function guardCompositions(): void {
  addEventListener(
    'keydown',
    (event) => {
      const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isField && isOfComposition(event)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
