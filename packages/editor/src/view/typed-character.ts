/** Whether a key press only types a character: no shortcut and no input method composing. */
export function isTypedCharacter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  return key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
}
