import { useSyncExternalStore } from 'react';

/** What each key types without Shift, by its code: that of the keyboard in use. */
export type KeyboardMap = ReadonlyMap<string, string>;

let known: KeyboardMap | null = null;
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The keyboard in use; null until it is known, and in browsers that do not tell (all but Chromium). */
export const useKeyboardMap = (): KeyboardMap | null => useSyncExternalStore(subscribe, () => known);

/** As `useKeyboardMap`, once the browser has answered. */
export async function keyboardMap(): Promise<KeyboardMap | null> {
  asked ??= ask();
  await asked;
  return known;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void keyboardMap();
  return () => listeners.delete(listener);
}

async function ask(): Promise<void> {
  const keyboard: unknown = Reflect.get(navigator, 'keyboard');
  if (!hasLayout(keyboard)) return;
  try {
    known = new Map(await keyboard.getLayoutMap());
    for (const listener of listeners) listener();
  } catch {
    // A frame without permission is not told.
  }
}

const hasLayout = (keyboard: unknown): keyboard is { getLayoutMap: () => Promise<KeyboardMap> } =>
  typeof keyboard === 'object' && keyboard !== null && 'getLayoutMap' in keyboard;
