import { placedTokens, type PlacedToken as Token } from './placed-tokens.ts';
import type { Site } from '../../writing/sites.ts';

const mayStandBefore = new Set(['ADP', 'VERB', 'AUX', 'DET', 'SCONJ', 'PUNCT', 'CCONJ', 'PART', 'START']);
const mayStandAfter = new Set(['PUNCT', 'AUX', 'VERB', 'ADP', 'SCONJ', 'PRON', 'END']);
/** Pairs whose order is fixed by custom. */
const fixed = new Set([
  'trial',
  'bread',
  'black',
  'law',
  'supply',
  'pros',
  'ups',
  'rules',
  'terms',
  'safe',
  'sick',
  'arts',
  'ladies',
  'odds',
  'checks',
]);

/**
 * Two simple plural nouns or adjectives joined by "and" may be swapped ("students and teachers") if nothing before or
 * after belongs to only one of them.
 */
export function swappablePairs(text: string): Site[] {
  const tokens = placedTokens(text);
  return tokens.flatMap((and, index): Site[] => {
    const [before, a, b, after] = [
      tokens[index - 2],
      tokens[index - 1],
      tokens[index + 1],
      tokens[index + 2],
    ];
    if (and.text !== 'and' || !a || !b || !areAlike(a, b) || fixed.has(a.text)) return [];
    if (!mayStandBefore.has(before?.kind ?? 'START') || before?.text === ',') return [];
    const allowedAfter =
      a.kind === 'ADJ'
        ? after?.kind === 'NOUN' || after?.kind === 'PUNCT'
        : mayStandAfter.has(after?.kind ?? 'END');
    if (!allowedAfter || after?.text === ',' || after?.text === 'of') return [];
    if (a.kind === 'ADJ' && before?.text.match(/^an?$/)) return [];
    const end = b.start + b.text.length;
    if (text.slice(a.start, end) !== `${a.text} and ${b.text}`) return [];
    return [{ start: a.start, end, replacement: `${b.text} and ${a.text}`, side: a.text < b.text ? 0 : 1 }];
  });
}

const areAlike = (a: Token, b: Token): boolean => {
  if (a.kind !== b.kind || !/^[a-z]{3,}$/.test(a.text) || !/^[a-z]{3,}$/.test(b.text)) return false;
  return a.kind === 'ADJ'
    ? !/(?:er|est)$/.test(a.text + b.text)
    : a.kind === 'NOUN' && a.text.endsWith('s') && b.text.endsWith('s');
};
