import { beginsSentence, capitalised, type WordList } from './replace-words.ts';

const patterns = new WeakMap<WordList, RegExp>();

/**
 * Replaces phrases from a list, the longest first; names stay, as with single words. `before` may adjust the text
 * between the previous replacement and the next one.
 */
export function replacePhrases(
  text: string,
  list: WordList,
  adapt: (before: string, phrase: string) => string = (before) => before,
): string {
  if (list.size === 0) return text;
  let result = '';
  let at = 0;
  for (const { 0: found, index } of text.matchAll(patternOf(list))) {
    const other = list.get(found.toLowerCase().replaceAll(/\s+/g, ' '));
    const capital = found.charAt(0) !== found.charAt(0).toLowerCase();
    if (other === undefined || (capital && !beginsSentence(text, index))) continue;
    const phrase = capital ? capitalised(other) : other;
    result += adapt(text.slice(at, index), phrase) + phrase;
    at = index + found.length;
  }
  return result + text.slice(at);
}

function patternOf(list: WordList): RegExp {
  const known = patterns.get(list);
  if (known) return known;
  const phrases = [...list.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-])(?:${phrases.join('|').replaceAll(' ', String.raw`\s+`)})(?![\p{L}\p{N}-])`,
    'giu',
  );
  patterns.set(list, pattern);
  return pattern;
}
