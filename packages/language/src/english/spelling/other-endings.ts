import { wordCounts } from './word-counts.ts';

const endings = 'ion ions tion ation ment ments ness ful ity ty ive ous al able ant ent ship ism'.split(' ');
const leastStem = 4;
const others = [
  '',
  'e',
  'ed',
  'ing',
  'ly',
  'ion',
  'ation',
  'ment',
  'ness',
  'ful',
  'ity',
  'ive',
  'ous',
  'al',
  'able',
  'ant',
  'ent',
  'ance',
  'ence',
  'y',
];
/** The cost of an ending other than the written one, in units of the slip distance. */
export const endingCost = 1.5;
const leastCount = 300;

/** Words of the same family: learners confuse endings ("interestion" for "interest" or "interested"). */
export function otherEndings(written: string): string[] {
  const lower = written.toLowerCase();
  const stem = endings
    .filter((ending) => lower.endsWith(ending))
    .map((ending) => lower.slice(0, -ending.length))
    .find((start) => start.length >= leastStem && wordCounts().of(start) >= leastCount);
  if (stem === undefined) return [];
  return others
    .map((ending) => stem + ending)
    .filter((word) => word !== lower && wordCounts().of(word) > leastCount);
}
