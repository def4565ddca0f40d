import type { NodeViewConstructor } from '@tiptap/pm/view';

/** Where the list of references is drawn into the text. */
export interface ReferencesPlace {
  readonly attach: (element: HTMLElement | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => HTMLElement | null;
}

/** Creates the place of an editor's list; a document has one list. */
export function createReferencesPlace(): ReferencesPlace {
  const listeners = new Set<() => void>();
  let element: HTMLElement | null = null;
  return {
    attach: (next) => {
      if (next === element) return;
      element = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => element,
  };
}

/** The node of the list is an empty placeholder: its contents are drawn from state and never edited as text. */
export function referencesView(place: ReferencesPlace): NodeViewConstructor {
  return (first) => {
    const dom = document.createElement('div');
    dom.dataset['references'] = '';
    dom.contentEditable = 'false';
    queueMicrotask(() => place.attach(dom));
    return {
      dom,
      update: (next) => next.type === first.type,
      stopEvent: () => true,
      ignoreMutation: () => true,
      // The same list may be redrawn right away, with a new place.
      destroy: () =>
        queueMicrotask(() => {
          if (place.getSnapshot() === dom) place.attach(null);
        }),
    };
  };
}
