/** Whether a key press only types a character, rather than being a shortcut or part of a composition. */
export function isTypedCharacter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  return key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
}
