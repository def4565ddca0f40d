import type { EditorView } from '@tiptap/pm/view';

/** Modifier keys held while pasting. */
export interface PlainPasteKeys {
  /** Whether to paste plain text: with Shift, except for Shift+Insert, which is an ordinary paste. */
  readonly isPlainWanted: () => boolean;
  readonly handlers: Readonly<Record<'keydown' | 'keyup', (view: EditorView, event: KeyboardEvent) => false>>;
}

export function createPlainPasteKeys(): PlainPasteKeys {
  let isPlain = false;
  return {
    isPlainWanted: () => isPlain,
    handlers: {
      keydown: (_view, { shiftKey, key }) => {
        isPlain = shiftKey && key !== 'Insert';
        return false;
      },
      // Pasting from a menu after typing a capital letter keeps the formatting.
      keyup: (_view, { key }) => {
        if (key === 'Shift') isPlain = false;
        return false;
      },
    },
  };
}
