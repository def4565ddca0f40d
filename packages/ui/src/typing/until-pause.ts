import { isTextField } from './is-text-field.ts';
import { type Stillness, untilStill } from './until-still.ts';

/** Long enough that a slow typist has ended the word. */
const pauseOfTyping = 1500;

/** Resolves when the reader pauses in typing, at once where the focus is on nothing to type in. */
export async function untilPause(stillness: Omit<Stillness, 'length'> = {}): Promise<void> {
  if (isTextField(document.activeElement)) await untilStill({ ...stillness, length: pauseOfTyping });
}

/** The same, but not while a form is being filled: it waits until that is left. */
export async function untilFormLeft(stillness: Omit<Stillness, 'length'> = {}): Promise<void> {
  await untilPause(stillness);
  while (isFilling(document.activeElement)) {
    await untilMoved(stillness.signal);
    await untilPause(stillness);
  }
}

/** Whether the focus is in a field of a form that holds something already. The text of a document is no form. */
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
    // The next field has the focus only after the former has lost it.
    addEventListener('focusout', () => setTimeout(resolve), heard);
  });
}
