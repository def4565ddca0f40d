import type { EditorView } from '@tiptap/pm/view';

/** Keys that are held while something is pasted. */
export interface PlainPasteKeys {
  /** Whether the text is wanted as it is: with Shift it is, but Shift with Insert only pastes. */
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
      // What is pasted from a menu after a capital letter is pasted with its form.
      keyup: (_view, { key }) => {
        if (key === 'Shift') isPlain = false;
        return false;
      },
    },
  };
}
