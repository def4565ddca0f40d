import type { Editor } from '@tiptap/core';
import { createFocusMode } from './focus-mode.ts';
import { createTypewriter, hold } from './typewriter.ts';
import type { WritingMode } from './writing-mode.ts';

/** Adds the modes to an editor; returns a function to switch each. */
export function registerModes(editor: Editor): Readonly<Record<WritingMode, (isOn: boolean) => void>> {
  const focusMode = createFocusMode();
  const typewriter = createTypewriter();
  editor.registerPlugin(focusMode.plugin);
  editor.registerPlugin(typewriter.plugin);
  const switchTypewriter = (isOn: boolean) => {
    typewriter.set(isOn);
    if (isOn) hold(editor.view);
  };
  return { focusMode: (isOn) => focusMode.set(editor.view, isOn), typewriter: switchTypewriter };
}
