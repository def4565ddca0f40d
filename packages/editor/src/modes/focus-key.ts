import { type EditorState, PluginKey } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';

/** What focus mode lights. */
export interface Lit {
  readonly isOn: boolean;
  readonly from: number;
  readonly to: number;
  readonly set: DecorationSet;
}

export const focusKey = new PluginKey<Lit>('focusMode');

/** Whether only the paragraph at the caret is at full strength. */
export const isFocusMode = (state: EditorState): boolean => focusKey.getState(state)?.isOn === true;
