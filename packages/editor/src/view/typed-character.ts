/** Whether a key press writes a character and nothing else: no shortcut, no input method at work. */
export function isTypedCharacter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  return key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
}
