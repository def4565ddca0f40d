/** Plurals not formed with -s (Quirk and others, 5.81–5.96). */
const irregular = `
child children, man men, woman women, person people, foot feet, tooth teeth, goose geese, mouse mice, ox oxen,
life lives, wife wives, knife knives, leaf leaves, shelf shelves, half halves, self selves, thief thieves,
wolf wolves, loaf loaves, calf calves, analysis analyses, crisis crises, hypothesis hypotheses, thesis theses,
basis bases, criterion criteria, phenomenon phenomena, medium media, bacterium bacteria, stimulus stimuli,
taxi taxis, ski skis, kiwi kiwis, bikini bikinis, safari safaris, tsunami tsunamis, menu menus, guru gurus,
hero heroes, potato potatoes, tomato tomatoes, echo echoes, veto vetoes
`;
const pairs = irregular
  .trim()
  .split(/,\s+/)
  .map((entry) => entry.split(' '));
const plurals = new Map(pairs.map(([one = '', many = '']) => [one, many]));
const singulars = new Map(pairs.map(([one = '', many = '']) => [many, one]));

/** One form for both numbers. */
export const unchanging = new Set('sheep deer aircraft offspring fish salmon trout'.split(' '));

/** Nouns that learners take for countable: they have no plural and no "a" (Quirk and others, 5.9). */
export const uncountable = new Set(
  `information advice homework furniture equipment luggage baggage knowledge evidence research software hardware
  traffic money progress news weather luck happiness music housework scenery machinery jewellery jewelry
  electricity pollution rubbish garbage behaviour behavior bread rice advertising education employment
  unemployment transportation vocabulary fun health wealth literature poetry violence patience clothing
  accommodation feedback slang staff stuff mathematics physics economics nature`.split(/\s+/),
);

export function pluralOf(noun: string): string {
  const known = plurals.get(noun);
  if (known) return known;
  const compound = /^(.+?)(man|woman|child|person|wife|life)$/.exec(noun);
  if (compound?.[1] && compound[2] && !/^(?:hu|ro|ger|sha)$/.test(compound[1])) {
    return compound[1] + pluralOf(compound[2]);
  }
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** The singular of a plural, or undefined if the word does not look like one. */
export function singularOf(noun: string): string | undefined {
  const known = singulars.get(noun);
  if (known) return known;
  if (/(?:men|women|children|people)$/.test(noun)) {
    return noun.replace(/(?:men|women|children|people)$/, (end) => singulars.get(end) ?? end);
  }
  if (!/[^su]s$|ies$|[aeo]us$/.test(noun) || /(?:ss|us|is)$/.test(noun) || noun.length < 4) return undefined;
  if (noun.endsWith('ies') && noun.length > 5) return `${noun.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(noun)) return noun.slice(0, -2);
  return noun.slice(0, -1);
}
