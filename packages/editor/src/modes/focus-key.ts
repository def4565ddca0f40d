import { type EditorState, PluginKey } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';

/** State of focus mode. */
export interface Lit {
  readonly isOn: boolean;
  readonly from: number;
  readonly to: number;
  readonly set: DecorationSet;
}

export const focusKey = new PluginKey<Lit>('focusMode');

/** Whether everything but the paragraph at the caret is dimmed. */
export const isFocusMode = (state: EditorState): boolean => focusKey.getState(state)?.isOn === true;
