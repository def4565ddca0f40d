import { inItsCase, isAllCapitals, namesIn, type WordList } from './replace-words.ts';

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
  const isName = namesIn(text);
  let result = '';
  let at = 0;
  for (const { 0: found, index } of text.matchAll(patternOf(list))) {
    const other = list.get(found.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('’', "'"));
    // In capitals it may be a command or an abbreviation.
    if (other === undefined || isAllCapitals(found) || isName(found, index)) continue;
    const phrase = inItsCase(found, found.includes('’') ? other.replaceAll("'", '’') : other);
    result += adapt(text.slice(at, index), phrase) + phrase;
    at = index + found.length;
  }
  return result + text.slice(at);
}

function patternOf(list: WordList): RegExp {
  const known = patterns.get(list);
  if (known) return known;
  const phrases = [...list.keys()].toSorted((a, b) => b.length - a.length);
  const either = phrases
    .join('|')
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll("'", "['’]");
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}'’_./@#-])(?:${either})(?![\p{L}\p{N}_/@-])`, 'giu');
  patterns.set(list, pattern);
  return pattern;
}
