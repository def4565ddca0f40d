import { isOfComposition } from './compositions.ts';
import { isTextField } from './is-text-field.ts';

/** How long to wait for the field, in milliseconds. */
const longestWait = 10_000;

/**
 * Holds back what is typed in a document's text until the field that was just requested has the focus, and types it
 * there: this works even if the field appears late, as on a slow connection, and a password never ends up in the text.
 * Escape cancels; a dialog without a field discards the input. If nothing appears, the input goes into the text after
 * all.
 */
export function holdTyping(): void {
  const text = document.activeElement;
  if (!(text instanceof HTMLElement) || !text.isContentEditable) return;
  const listening = new AbortController();
  let held = '';
  let isThere = false;
  const end = () => {
    clearTimeout(timer);
    listening.abort();
    held = '';
  };
  const type = () => {
    const words = held;
    end();
    if (words !== '') document.execCommand('insertText', false, words);
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
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function move({ target }: FocusEvent): void {
    if (target === text) return;
    // A field selects its content on focus, or soon after.
    isThere = target instanceof Element && isTextField(target);
    if (isThere) setTimeout(type);
    else end();
  }

  addEventListener('keydown', press, { capture: true, signal: listening.signal });
  addEventListener('focusin', move, { capture: true, signal: listening.signal });
}
