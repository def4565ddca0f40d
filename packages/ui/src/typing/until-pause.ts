import { isTextField } from './is-text-field.ts';
import { type Stillness, untilStill } from './until-still.ts';

/** Long enough for a slow typist to finish the word, in milliseconds. */
const pauseOfTyping = 1500;

/** Resolves when the reader pauses in typing; at once if no text field has the focus. */
export async function untilPause(stillness: Omit<Stillness, 'length'> = {}): Promise<void> {
  if (isTextField(document.activeElement)) await untilStill({ ...stillness, length: pauseOfTyping });
}

/** The same, but if a form is being filled in it waits until that is left. */
export async function untilFormLeft(stillness: Omit<Stillness, 'length'> = {}): Promise<void> {
  await untilPause(stillness);
  while (isFilling(document.activeElement)) {
    await untilMoved(stillness.signal);
    await untilPause(stillness);
  }
}

/** Whether the focus is in a field of a form that already has content. The text of a document is not a form. */
function isFilling(element: Element | null): boolean {
  if (!isTextField(element) || element.isContentEditable) return false;
  const form = element.closest('form, [role="dialog"]') ?? element.parentElement ?? element;
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => isTextField(field) && field.value !== '',
  );
}

function untilMoved(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heard = { once: true, capture: true, ...(signal && { signal }) };
    // The next field gets the focus only after the previous one has lost it.
    addEventListener('focusout', () => setTimeout(resolve), heard);
  });
}
