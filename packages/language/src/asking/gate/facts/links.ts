const link = /(?:https?:\/\/|www\.)[^\s<>"“”«»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\bdoi:\s?10\.\d{4,}\/\S+/giu;

/** Web and mail addresses in a text, without the punctuation around them. */
export const linksOf = (text: string): string[] =>
  (text.match(link) ?? []).map((found) => found.replace(/[.,;:!?)\]}'’*_`]+$/u, '').toLowerCase());
