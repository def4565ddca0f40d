import type { ExcerptPart } from '@octavo/contract';
import { type PlacedWord, placedWords, type SoughtWord } from './text-words.ts';

const length = 180;
const before = 40;
const mostPlaces = 200;

interface Place {
  readonly from: number;
  readonly to: number;
  readonly sought: string;
}

/**
 * The part of a text that contains the most searched words, with these marked. Undefined if one of them is missing from
 * the text.
 */
export function excerptOf(text: string, sought: readonly SoughtWord[]): ExcerptPart[] | undefined {
  const places = placesOf(text, sought);
  if (sought.some(({ word }) => !places.some((place) => place.sought === word))) return undefined;
  const first = best(places);
  if (!first) return undefined;
  const from = beginning(text, first.from);
  const to = ending(text, from + length);
  const parts: ExcerptPart[] = [];
  let at = from;
  const add = (end: number, marked: boolean): void => {
    const part = text.slice(at, end).replaceAll(/\s+/gu, ' ');
    if (part !== '') parts.push({ text: part, marked });
    at = end;
  };
  for (const place of places) {
    if (place.from < at || place.to > to) continue;
    add(place.from, false);
    add(place.to, true);
  }
  add(to, false);
  if (from > 0) parts.unshift({ text: '…', marked: false });
  if (to < text.length) parts.push({ text: '…', marked: false });
  return parts;
}

/** The first places of each word, in the order of the text. */
function placesOf(text: string, sought: readonly SoughtWord[]): readonly Place[] {
  const counts = new Map<string, number>();
  const places: Place[] = [];
  for (const placed of placedWords(text)) {
    for (const word of sought) {
      for (const { from, to } of placesIn(placed, word)) {
        const count = counts.get(word.word) ?? 0;
        counts.set(word.word, count + 1);
        if (count < mostPlaces) places.push({ from, to, sought: word.word });
      }
    }
  }
  return places.toSorted((one, other) => one.from - other.from);
}

/** The whole word; in scripts without spaces only the matching part, if folding has not changed its length. */
function placesIn(placed: PlacedWord, { word, isBeginning }: SoughtWord): readonly Omit<Place, 'sought'>[] {
  if (isBeginning ? !placed.word.startsWith(word) : !placed.word.includes(word)) return [];
  const { from, to } = placed;
  if (!placed.isUnspaced || placed.word.length !== to - from) return [{ from, to }];
  const places: Omit<Place, 'sought'>[] = [];
  for (let at = placed.word.indexOf(word); at >= 0; at = placed.word.indexOf(word, at + word.length)) {
    places.push({ from: from + at, to: from + at + word.length });
  }
  return places;
}

function best(places: readonly Place[]): Place | undefined {
  let chosen: { readonly place: Place; readonly words: number } | undefined;
  for (const [index, place] of places.entries()) {
    const words = new Set<string>();
    for (const other of places.slice(index, index + 40)) {
      if (other.to <= place.from + length - before) words.add(other.sought);
    }
    if (!chosen || words.size > chosen.words) chosen = { place, words: words.size };
  }
  return chosen?.place;
}

/** A little before a place, at the beginning of a word or of the block. */
function beginning(text: string, place: number): number {
  const earliest = Math.max(0, place - before);
  if (earliest === 0) return 0;
  const line = text.lastIndexOf('\n', place - 1) + 1;
  if (line >= earliest) return line;
  const space = text.indexOf(' ', earliest);
  return space >= 0 && space < place ? space + 1 : place;
}

function ending(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > at - before ? space : wholeCharacter(text, at);
}

const wholeCharacter = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
