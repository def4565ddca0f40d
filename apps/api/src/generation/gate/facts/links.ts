const link = /(?:https?:\/\/|www\.)[^\s<>"“”«»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\bdoi:\s?10\.\d{4,}\/\S+/giu;

/** Addresses of the web and of mail in a text, without what stands around them. */
export const linksOf = (text: string): string[] =>
  (text.match(link) ?? []).map((found) => found.replace(/[.,;:!?)\]}'’*_`]+$/u, '').toLowerCase());
