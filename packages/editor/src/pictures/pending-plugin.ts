import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A picture being uploaded, and the gap between two blocks where it will be inserted. */
export interface PendingPlace {
  readonly key: string;
  readonly gap: number;
}

type Change = { readonly add: readonly PendingPlace[] } | { readonly remove: string };

const plugin = new PluginKey<DecorationSet>('pendingPictures');

export const withPending = (tr: Transaction, add: readonly PendingPlace[]): Transaction =>
  tr.setMeta(plugin, { add } satisfies Change);

export const withoutPending = (tr: Transaction, key: string): Transaction =>
  tr.setMeta(plugin, { remove: key } satisfies Change);

/** In the order of the text. */
export function pendingIn(state: EditorState): readonly PendingPlace[] {
  const found = plugin.getState(state)?.find() ?? [];
  return found.map(({ from, spec }) => ({ key: String(spec['name']), gap: from }));
}

/** Attaches and detaches the element of a place. */
export interface DrawnPlaces {
  readonly attach: (key: string, element: HTMLElement) => void;
  readonly detach: (key: string, element: HTMLElement) => void;
}

/**
 * Tracks the places of pictures being uploaded. They are drawn into the text but are not part of it, so that they are
 * neither saved nor undone.
 */
export function pendingPlugin(places: DrawnPlaces, gone: (key: string) => void): Plugin {
  return new Plugin<DecorationSet>({
    key: plugin,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, set) => {
        const change: Change | undefined = tr.getMeta(plugin);
        const mapped = tr.docChanged ? set.map(tr.mapping, tr.doc) : set;
        if (change === undefined) return mapped;
        if ('add' in change) {
          return mapped.add(
            tr.doc,
            change.add.map((place) => drawn(place, places)),
          );
        }
        return mapped.remove(mapped.find(undefined, undefined, ({ name }) => name === change.remove));
      },
    },
    props: { decorations: (state) => plugin.getState(state) },
    view: () => ({
      update: ({ state }, before) => {
        if (plugin.getState(state) === plugin.getState(before)) return;
        const here = new Set(pendingIn(state).map(({ key }) => key));
        for (const { key } of pendingIn(before)) if (!here.has(key)) gone(key);
      },
    }),
  });
}

function drawn({ key, gap }: PendingPlace, { attach, detach }: DrawnPlaces): Decoration {
  return Decoration.widget(
    gap,
    () => {
      const element = document.createElement('div');
      element.dataset['pendingPicture'] = key;
      element.contentEditable = 'false';
      queueMicrotask(() => attach(key, element));
      return element;
    },
    {
      name: key,
      key,
      side: 1,
      ignoreSelection: true,
      stopEvent: () => true,
      destroy: (node) => {
        if (node instanceof HTMLElement) queueMicrotask(() => detach(key, node));
      },
    },
  );
}
