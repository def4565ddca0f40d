/** Classes of adjectives in the order in which they stand before a noun (Quirk and others, 7.45, 17.113–115). */
const classes = [
  'beautiful lovely pretty ugly wonderful horrible',
  'big small large little huge tiny tall short long enormous massive',
  'old new young modern ancient antique elderly',
  'round square oval rectangular triangular circular flat',
  'red blue green black white yellow brown grey gray pink purple orange golden dark-blue',
  'english french german spanish italian chinese japanese portuguese russian american british greek indian turkish swiss dutch swedish polish mexican brazilian african european asian',
  'wooden plastic metal leather cotton silk wool woollen glass gold silver stone paper steel velvet denim linen rubber brick marble concrete',
].map((list) => new Set(list.split(' ')));

/** How far before its noun an adjective stands; undefined for those without a fixed place. */
export function adjectiveRank(word: string): number | undefined {
  const rank = classes.findIndex((words) => words.has(word));
  return rank < 0 ? undefined : rank;
}
