/** A name that no other window has. `crypto.randomUUID` is missing where a page comes over plain HTTP from another machine. */
export function uniqueId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** This window, as long as its page lives; a reload is another one. */
export const thisWindow = uniqueId();
