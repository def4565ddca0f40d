import { likelihoodBetween } from '../context/likelihood-between.ts';
import type { Ranked } from './candidates.ts';
import { irregularFor } from './learner-forms.ts';
import { isFarFetched } from './far-fetched.ts';
import { isLikelyName, type ReadText } from './likely-names.ts';
import { isTradeWord } from './trade-words.ts';
import { americanForm } from './word-counts.ts';

/** The position of a misspelt word. */
interface Place {
  readonly offset: number;
  readonly length: number;
}

/** What a tenfold likelihood between its neighbours is worth, in units of the slip distance. */
const contextWeight = 0.36;
const mostByContext = 4;
/** A verb or plural ending is seldom the misspelt part: "recieves" is not "received". */
const otherEnding = 0.6;
const mostReplacements = 4;
/** As many characters as the word model's neighbouring words can span. */
const reach = 80;
/** Each word is chosen next to its corrected neighbours, and those are chosen again next to it. */
const rounds = 2;

/** Whether a misspelt word is left unchanged: it may be a name or a word of its own. */
export function isLeft(text: ReadText, { offset, length }: Place, likeliest: string): boolean {
  const word = text.paragraph.slice(offset, offset + length);
  return (
    irregularFor(word) === undefined &&
    (isTradeWord(word) || isFarFetched(word, likeliest) || isLikelyName(text, { offset, length }, likeliest))
  );
}

/**
 * The likeliest replacements of every misspelt word, the best first. A misspelt neighbour tells the word model nothing,
 * so its own best replacement is used instead.
 */
export function chooseJointly<P extends Place>(
  read: ReadText,
  places: readonly P[],
  rankedOf: (place: P) => readonly Ranked[],
): ReadonlyMap<P, readonly string[]> {
  const { paragraph } = read;
  const ordered = places.toSorted((a, b) => a.offset - b.offset);
  const ranked = ordered.map(rankedOf);
  const chosen = ranked.map((found) => found.slice(0, mostReplacements).map(({ candidate }) => candidate));
  const mended = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (const [index, place] of ordered.entries()) {
      const best = chosen[index]?.[0];
      if (place.offset < at || place.offset + place.length > to || best === undefined) continue;
      if (isLeft(read, place, best)) continue;
      text += paragraph.slice(at, place.offset) + best;
      at = place.offset + place.length;
    }
    return text + paragraph.slice(at, to);
  };
  for (let round = 0; round < rounds; round++) {
    for (const [index, place] of ordered.entries()) {
      const end = place.offset + place.length;
      chosen[index] = inContext(paragraph.slice(place.offset, end), ranked[index] ?? [], {
        before: mended(Math.max(0, place.offset - reach), place.offset),
        after: mended(end, Math.min(paragraph.length, end + reach)),
      });
    }
    if (ordered.length === 1) break;
  }
  return new Map(ordered.map((place, index) => [place, chosen[index] ?? []]));
}

const endingOf = (word: string): string => /(?:ed|ing|s)$/i.exec(word)?.[0].toLowerCase() ?? '';

/** Sorts the candidates by how well they fit between the words around a misspelt word. */
function inContext(
  word: string,
  ranked: readonly Ranked[],
  { before, after }: { readonly before: string; readonly after: string },
): string[] {
  const ending = endingOf(word);
  const turned = (candidate: string): number => (endingOf(candidate) === ending ? 0 : otherEnding);
  const fit = (candidate: string): number => likelihoodBetween(before, candidate, after);
  // The model only knows American English.
  const fits = ranked.map(({ candidate }) => {
    const american = americanForm(candidate);
    return american === candidate ? fit(candidate) : Math.max(fit(candidate), fit(american));
  });
  const best = Math.max(...fits);
  return ranked
    .map(({ candidate, cost }, index) => ({
      candidate,
      cost:
        cost +
        (ending === '' ? 0 : turned(candidate)) +
        contextWeight * Math.min(mostByContext, best - (fits[index] ?? 0)),
    }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, mostReplacements)
    .map(({ candidate }) => candidate);
}
