import type { SuggestionLayout, SuggestionPlace } from './suggestion-layout.ts';

/** A layout whose code comes later; until then nothing has a place. */
export interface LateLayout extends SuggestionLayout {
  readonly connect: (layout: SuggestionLayout) => void;
}

const nowhere: ReadonlyMap<string, SuggestionPlace> = new Map();

export function createLateLayout(): LateLayout {
  const listeners = new Map<() => void, () => void>();
  let connected: SuggestionLayout | null = null;
  return {
    connect: (layout) => {
      connected = layout;
      for (const [listener, stop] of listeners) {
        stop();
        listeners.set(listener, layout.subscribe(listener));
        listener();
      }
    },
    subscribe: (listener) => {
      listeners.set(listener, connected?.subscribe(listener) ?? (() => {}));
      return () => {
        listeners.get(listener)?.();
        listeners.delete(listener);
      };
    },
    getSnapshot: () => connected?.getSnapshot() ?? nowhere,
  };
}
