const untyped = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether typing in this element produces text. */
export function isTextField(element: Element | null): element is HTMLElement {
  if (element instanceof HTMLInputElement) return !untyped.includes(element.type) && !element.readOnly;
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  return element instanceof HTMLElement && element.isContentEditable;
}
