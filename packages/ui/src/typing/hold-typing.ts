import { isOfComposition } from './compositions.ts';
import { isTextField } from './is-text-field.ts';

/** How long to wait for the field, in milliseconds. */
const longestWait = 10_000;

/**
 * Holds back what is typed until the field that was just requested has the focus, types it there, and presses Enter if
 * that was pressed: this works even if the field appears late, as on a slow connection, and a password never ends up in
 * the text. Escape cancels; a dialog without a field discards the input. If nothing appears, the input goes into the
 * document's text after all, where the focus was there. What is typed in another field is left alone.
 */
export function holdTyping(): void {
  let before = document.activeElement;
  if (isTextField(before) && !isDocumentText(before)) return;
  const listening = new AbortController();
  let held = '';
  let isEntered = false;
  let isThere = false;
  const end = () => {
    clearTimeout(timer);
    listening.abort();
    held = '';
  };
  const type = () => {
    const words = held;
    end();
    if (!isThere && !isDocumentText(before)) return;
    if (words !== '') document.execCommand('insertText', false, words);
    // What the words found is shown a moment later.
    if (isThere && isEntered) setTimeout(pressEnter);
  };
  const timer = setTimeout(type, longestWait);

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Escape' || isOfComposition(event)) return end();
    if (ctrlKey || metaKey || altKey) return;
    // Enter submits the field, so the held text must be in it first.
    if (key === 'Enter' && isThere) return type();
    if (key.length === 1) held += key;
    else if (key === 'Backspace') held = held.slice(0, -1);
    else if (key === 'Enter') isEntered = true;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function move({ target }: FocusEvent): void {
    if (target === before) return;
    if (before === document.body && target instanceof Element && isGivenBack(target)) {
      before = target;
      return;
    }
    // A field selects its content on focus, or soon after.
    isThere = target instanceof Element && isTextField(target);
    if (isThere) setTimeout(type);
    else end();
  }

  addEventListener('keydown', press, { capture: true, signal: listening.signal });
  addEventListener('focusin', move, { capture: true, signal: listening.signal });
}

/** A dialog that has just closed gives the focus back to the text, or to the button that opened it. */
const isGivenBack = (target: Element): boolean =>
  target.closest('[role="dialog"]') === null && (isDocumentText(target) || !isTextField(target));

const isDocumentText = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.isContentEditable;

/** Like a browser: a form is submitted unless its field has used the key. */
function pressEnter(): void {
  const field = document.activeElement;
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    code: 'Enter',
    bubbles: true,
    cancelable: true,
  });
  if (field?.dispatchEvent(event) && field instanceof HTMLInputElement) field.form?.requestSubmit();
}
