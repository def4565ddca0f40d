import type { DrawnPlaces } from './pending-plugin.ts';

/** Where pictures being uploaded are drawn into the text. */
export interface PendingPlaces extends DrawnPlaces {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => ReadonlyMap<string, HTMLElement>;
}

export function createPendingPlaces(): PendingPlaces {
  const listeners = new Set<() => void>();
  let elements: ReadonlyMap<string, HTMLElement> = new Map();
  const become = (next: ReadonlyMap<string, HTMLElement>) => {
    elements = next;
    for (const listener of listeners) listener();
  };
  return {
    attach: (key, element) => {
      if (element.isConnected) become(new Map([...elements, [key, element]]));
    },
    // The same place may be redrawn right away, with another element.
    detach: (key, element) => {
      if (elements.get(key) === element) become(new Map([...elements].filter(([one]) => one !== key)));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => elements,
  };
}
