/**
 * Whether a key goes to an input method, which chooses, ends or takes back by it what is being composed. Safari tells of
 * the key that ends a composition after it, with a code of its own.
 */
export function isOfComposition({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}

/**
 * Keeps the keys of an input method from whoever listens on the page: Enter, which ends a composition, sends no form, and
 * Escape, which takes it back, closes no dialog. The text of a document is left to the editor. To be called before
 * anything else listens to keys.
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
