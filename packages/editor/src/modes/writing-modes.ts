import type { Editor } from '@tiptap/core';
import type { registerModes } from './register-modes.ts';
import type { WritingMode } from './writing-mode.ts';

/** Switches the modes of an editor. Their code is loaded on first use, since most writers use neither. */
export function createWritingModes(editor: Editor): (mode: WritingMode, isOn: boolean) => void {
  const wanted: Record<WritingMode, boolean> = { focusMode: false, typewriter: false };
  let modes: Promise<ReturnType<typeof registerModes> | null> | undefined;

  async function fetchModes() {
    const module = await import('./register-modes.ts');
    return editor.isDestroyed ? null : module.registerModes(editor);
  }

  return (mode, isOn) => {
    if (wanted[mode] === isOn) return;
    wanted[mode] = isOn;
    modes ??= fetchModes().catch(() => {
      modes = undefined;
      return null;
    });
    void modes.then((known) => known?.[mode](wanted[mode]));
  };
}
