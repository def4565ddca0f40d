import { isOfComposition } from './compositions.ts';
import { isTextField } from './is-text-field.ts';

/** In milliseconds: what has not come by then is not waited for. */
const longestWait = 10_000;

/**
 * Holds back what is typed in the text of a document until the field that was just asked for has the focus, and types it
 * there: what comes late, as on a slow line, is written in all the same, and a password never lands in the text. Escape
 * gives up; a dialog without a field takes nothing. Where nothing comes, the words go where they would have gone.
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
    // It sends what stands in the field, so that its words must stand there.
    if (key === 'Enter' && isThere) return type();
    if (key.length === 1) held += key;
    else if (key === 'Backspace') held = held.slice(0, -1);
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function move({ target }: FocusEvent): void {
    if (target === text) return;
    // A field selects its words when it gets the focus, or soon after.
    isThere = target instanceof Element && isTextField(target);
    if (isThere) setTimeout(type);
    else end();
  }

  addEventListener('keydown', press, { capture: true, signal: listening.signal });
  addEventListener('focusin', move, { capture: true, signal: listening.signal });
}
