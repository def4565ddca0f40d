export interface Stillness {
  /** How long no key may be pressed, in milliseconds. */
  readonly length: number;
  /** Whether an input method is at work already. */
  readonly isComposing?: () => boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Resolves once no key was pressed and no input method at work for a while, counted from the call. Never where the
 * signal aborts before.
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
    // What is typed on a phone or by voice presses no key.
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
