/** The parts of a keyboard event that tell whether it is the shortcut. */
export type CommentPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'
>;

const keyCodeOfM = 77;

/** Letters to Unicode, but characters of AltGr to a keyboard. */
const typedWithAltGr = /^[µªº]$/u;

/**
 * Whether keys are Ctrl+Alt+M or ⌘⌥M, as in other editors. The letter counts wherever it is, and its place only where
 * the key types no Latin letter. With ⌥ held, only the key code identifies the key. AltGr, which Windows also reports as
 * Ctrl and Alt, types a character.
 */
export function isCommentShortcut(event: CommentPress): boolean {
  const { key, code, keyCode, ctrlKey, metaKey, altKey } = event;
  if (!altKey || ctrlKey === metaKey || event.getModifierState('AltGraph')) return false;
  if (/^\p{Script=Latin}$/u.test(key)) return key.toLowerCase() === 'm';
  if (metaKey) return keyCode === keyCodeOfM;
  return code === 'KeyM' && /^\p{Letter}$/u.test(key) && !typedWithAltGr.test(key);
}
