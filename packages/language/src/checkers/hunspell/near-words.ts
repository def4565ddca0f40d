import type { DictionaryLanguage } from './dictionary-language.ts';
import { bare, pairsOf } from './slip-distance.ts';

const letters: Readonly<Record<DictionaryLanguage, string>> = {
  fr: "aàâbcçdeéèêëfghiîïjklmnoôpqrstuùûvwxyz'",
  de: 'aäbcdefghijklmnoöpqrstuüvwxyzß',
  pt: 'aáâãàbcçdeéêfghiíjklmnoóôõpqrstuúvwxyz',
};

/** Every word one slip away, and those reached by changing all accents or two sound-alikes. */
export function nearWords(word: string, language: DictionaryLanguage): Set<string> {
  const found = new Set<string>();
  const alphabet = letters[language];
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    const letter = after.charAt(0);
    for (const other of alphabet) found.add(before + other + after);
    if (letter === '') continue;
    found.add(before + after.slice(1));
    for (const other of alphabet) found.add(before + other + after.slice(1));
    if (after.length > 1) found.add(before + after.charAt(1) + letter + after.slice(2));
  }
  const once = soundAlikes([word], language);
  for (const other of soundAlikes(once.slice(0, 60), language)) found.add(other);
  for (const other of once) found.add(other);
  for (const other of accented(word, alphabet)) found.add(other);
  for (const other of once.slice(0, 40)) {
    for (const variant of accentedOnce(other, alphabet)) found.add(variant);
  }
  if (word.includes('ß')) found.add(word.replace('ß', 'ss'));
  found.delete(word);
  return found;
}

function soundAlikes(words: readonly string[], language: DictionaryLanguage): string[] {
  return words.flatMap((word) =>
    pairsOf(language).flatMap(([from, to]) =>
      from === ''
        ? []
        : [...word.matchAll(new RegExp(from, 'g'))].map(
            ({ index }) => word.slice(0, index) + to + word.slice(index + from.length),
          ),
    ),
  );
}

/** Other accents on any one letter. */
const accentedOnce = (text: string, alphabet: string): string[] =>
  Array.from(text).flatMap((letter, at) =>
    Array.from(alphabet)
      .filter((other) => other !== letter && bare(other) === bare(letter))
      .map((other) => text.slice(0, at) + other + text.slice(at + 1)),
  );

/** Other accents on any two letters: "eleve" gives "élève". */
function accented(word: string, alphabet: string): string[] {
  const once = accentedOnce(word, alphabet);
  return [...once, ...once.slice(0, 40).flatMap((text) => accentedOnce(text, alphabet))];
}
