const entry =
  /^(?:\[\d+\]\s+|\d+\.\s+)?\p{Lu}[\p{L}'’-]+,\s+(?:\p{Lu}\.|\p{Lu}[\p{L}-]+(?:\s+\p{Lu}\.)?[.,]\s)[^\n]*(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;

/** Whether a paragraph is an entry of a list of works that begins with its author's name; its titles are quotations. */
export const isReference = (paragraph: string): boolean =>
  entry.test(paragraph) || /\b(?:doi:\s*10\.|ISBN[:\s]+[\d-])/iu.test(paragraph);
