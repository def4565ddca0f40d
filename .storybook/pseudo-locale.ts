const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒğĥíĵķłɱñóƥɋŕšťúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓƤɊŔŠŤÚṼŴẊÝŽ';
const kept = /(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/;
const vowel = /[aeiouy]/i;

type Texts = { readonly [key: string]: string | Texts };

/**
 * Pseudo-localised English: an accent on each letter, about 40 % longer, in brackets. Text without accents on screen is
 * not translated, and where the brackets overflow there is too little room. Placeholders and tags are kept.
 */
export function pseudo(text: string): string {
  const parts = text.split(kept);
  const length = parts.filter((_, index) => index % 2 === 0).join('').length;
  let missing = Math.ceil(length * 0.4) - 2;
  const written = parts.map((part, index) => {
    if (index % 2 === 1) return part;
    let drawn = '';
    for (const letter of part) {
      const place = plain.indexOf(letter);
      const shown = place === -1 ? letter : (accented[place] ?? letter);
      const isDoubled = missing > 0 && vowel.test(letter);
      drawn += isDoubled ? shown + shown.toLowerCase() : shown;
      if (isDoubled) missing -= 1;
    }
    return drawn;
  });
  return `[${written.join('')}${missing > 0 ? ` ${'ŵ'.repeat(missing)}` : ''}]`;
}

/** The same for all texts of a locale. */
export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudo(text) : pseudoTexts(text),
    ]),
  );
}
