import { type DocumentEditorHandle, fetchPasteCleaner } from '@octavo/editor';

/** Types through the browser's own editing, as an input method would, one character at a time. */
export async function write(text: string): Promise<void> {
  for (const character of text) {
    document.execCommand('insertText', false, character);
    // The editor reads typed text from DOM mutations, in a microtask.
    await Promise.resolve();
  }
}

/** Presses a key on the focused element. */
export function press(key: string, held: KeyboardEventInit = {}): void {
  const options = {
    key,
    code: codeOf(key),
    keyCode: keyCodes[key] ?? key.toUpperCase().charCodeAt(0),
    bubbles: true,
    cancelable: true,
  };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...options, ...held }));
}

function codeOf(key: string): string {
  if (/^[a-z]$/iu.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/u.test(key) ? `Digit${key}` : key;
}

const keyCodes: Readonly<Record<string, number>> = { Enter: 13, Escape: 27, F10: 121, Backspace: 8 };

/** Pastes as a browser does, with every format that the source put on the clipboard. */
export async function paste(
  handle: DocumentEditorHandle,
  flavours: Readonly<Record<string, string>>,
): Promise<void> {
  await fetchPasteCleaner();
  const clipboardData = new DataTransfer();
  for (const [type, data] of Object.entries(flavours)) clipboardData.setData(type, data);
  handle.editor.view.dom.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Puts the caret at a position in the text, or selects up to another, and focuses it. */
export function select(handle: DocumentEditorHandle, from: number, to = from): void {
  handle.editor.view.focus();
  handle.editor.commands.setTextSelection({ from, to });
}

/** The blocks of the document as `type: text`. */
export function blocksOf({ editor }: DocumentEditorHandle): string[] {
  return editor.state.doc.content.content.map((node) => `${node.type.name}: ${node.textContent}`);
}
