export interface Stillness {
  /** How long no key must be pressed, in milliseconds. */
  readonly length: number;
  /** Whether an input method is already composing. */
  readonly isComposing?: () => boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Resolves once no key was pressed and no input method was composing for a while, counted from the call. Never resolves
 * if the signal aborts first.
 */
export function untilStill({ length, isComposing = () => false, signal }: Stillness): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    let composing = isComposing();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      listening.abort();
    };
    const wait = () => {
      clearTimeout(timer);
      if (composing) return;
      timer = setTimeout(() => {
        stop();
        resolve();
      }, length);
    };
    const hear = (type: string, take: () => void) =>
      addEventListener(type, take, { capture: true, signal: listening.signal });
    hear('keydown', wait);
    // Typing on a phone or by voice presses no keys.
    hear('beforeinput', wait);
    hear('compositionstart', () => {
      composing = true;
      clearTimeout(timer);
    });
    hear('compositionend', () => {
      composing = false;
      wait();
    });
    signal?.addEventListener('abort', stop, { once: true });
    wait();
  });
}
