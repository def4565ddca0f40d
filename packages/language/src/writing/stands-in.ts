const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');

/** Returns a test for whether words occur in a text, as whole words, ignoring case. */
export function standsIn(text: string): (words: string) => boolean {
  const where = ` ${plain(text)} `;
  return (words) => {
    const wanted = plain(words).trim();
    for (let at = where.indexOf(wanted); at >= 0; at = where.indexOf(wanted, at + 1)) {
      const before = /[\p{L}\p{N}]$/u.test(where.slice(0, at)) && /^[\p{L}\p{N}]/u.test(wanted);
      const after = /^[\p{L}\p{N}]/u.test(where.slice(at + wanted.length)) && /[\p{L}\p{N}]$/u.test(wanted);
      if (!before && !after) return true;
    }
    return false;
  };
}
