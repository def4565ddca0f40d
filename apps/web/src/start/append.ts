/** Adds an element to the head. */
export function append(name: 'link' | 'script', values: object): HTMLElement {
  const element = Object.assign(document.createElement(name), values);
  document.head.append(element);
  return element;
}
