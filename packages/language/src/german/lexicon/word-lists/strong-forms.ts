import type { Person, VerbLists } from './read-verbs.ts';

const weakEndings: readonly (readonly [string, Person])[] = [
  ['te', '3s'],
  ['test', '2s'],
  ['ten', '3p'],
  ['tet', '2p'],
];

/** The form meant where a strong verb was inflected as a weak one: "schlief" for "schlafte", "geschlafen" for "geschlaft". */
export function strongForm(
  word: string,
  { infinitives, participleOf, pasts }: Pick<VerbLists, 'infinitives' | 'participleOf' | 'pasts'>,
): string | undefined {
  const infinitiveOf = (stem: string): string | undefined =>
    [`${stem}en`, `${stem}n`].find((infinitive) => infinitives.has(infinitive));
  for (const [ending, person] of weakEndings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const infinitive = infinitiveOf(stem) ?? infinitiveOf(stem.replace(/e$/, ''));
    const form = infinitive === undefined ? undefined : pasts.get(infinitive)?.[person];
    if (form !== undefined && form !== word) return form;
  }
  const [, prefix = '', stem = ''] = /^(\p{L}*?)ge(\p{L}+?)e?t$/u.exec(word) ?? [];
  const infinitive = stem === '' ? undefined : infinitiveOf(prefix + stem);
  const participle = infinitive === undefined ? undefined : participleOf.get(infinitive);
  return participle === word ? undefined : participle;
}
