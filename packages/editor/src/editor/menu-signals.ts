/** What a shortcut may request from the menus. */
export type MenuSignal = 'link' | 'focus';

/** Lets shortcuts reach the menus without knowing them. */
export interface MenuSignals {
  readonly send: (signal: MenuSignal) => boolean;
  readonly subscribe: (listener: (signal: MenuSignal) => boolean) => () => void;
}

/** Creates the channel from the shortcuts to the menus of one editor. */
export function createMenuSignals(): MenuSignals {
  const listeners = new Set<(signal: MenuSignal) => boolean>();
  return {
    send: (signal) => [...listeners].some((listener) => listener(signal)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
