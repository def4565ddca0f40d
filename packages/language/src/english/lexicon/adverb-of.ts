const irregular: Readonly<Record<string, string>> = {
  good: 'well',
  whole: 'wholly',
  true: 'truly',
  due: 'duly',
  full: 'fully',
  public: 'publicly',
};
/** Adjectives that are their own adverbs, or have none (Quirk and others, 7.6–11). */
const own = new Set(
  'fast hard early late high low long straight near far right wrong deep wide close flat free daily weekly monthly yearly only likely friendly lonely lovely ugly silly elderly lively alone alive asleep awake afraid old young big small tall short new red blue green black white open big able ill due more less most enough first last next other same own dead'.split(
    ' ',
  ),
);

/** The adverb of an adjective, or undefined if it has none. */
export function adverbOf(adjective: string): string | undefined {
  if (Object.hasOwn(irregular, adjective)) return irregular[adjective];
  if (own.has(adjective) || adjective.endsWith('ly') || adjective.length < 3) return undefined;
  if (/(?:er|est)$/.test(adjective) && !/^(?:clever|proper|eager|bitter|tender)$/.test(adjective)) {
    return undefined;
  }
  if (adjective.endsWith('ic')) return `${adjective}ally`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  return /[^aeiou]y$/.test(adjective) ? `${adjective.slice(0, -1)}ily` : `${adjective}ly`;
}

const adjectiveOfIrregular: Readonly<Record<string, string>> = {
  truly: 'true',
  wholly: 'whole',
  fully: 'full',
  publicly: 'public',
};
/** Words in -ly that are not the adverb of an adjective. */
const noAdverb =
  /^(?:only|early|daily|weekly|monthly|yearly|hourly|friendly|lonely|lovely|ugly|silly|elderly|lively|likely|unlikely|family|really|nearly|hardly|costly|deadly|holy|curly|chilly|orderly|cowardly|worldly|fly|july|italy|reply|apply|supply|belly|ally|rely|bully|jelly|assembly|anomaly|lately|shortly|mostly|barely|merely|simply|kindly|poorly|nightly|quarterly|sickly|heavenly|earthly|motherly|fatherly|brotherly|scholarly|timely|homely|bodily|leisurely|stately|lowly|womanly|manly)$/;

/** The adjective of an adverb in -ly. */
export function adjectiveOf(adverb: string): string | undefined {
  if (Object.hasOwn(adjectiveOfIrregular, adverb)) return adjectiveOfIrregular[adverb];
  if (!/^[a-z]{3,}ly$/.test(adverb) || noAdverb.test(adverb)) return undefined;
  if (adverb.endsWith('ically')) return adverb.slice(0, -4);
  if (adverb.endsWith('ily')) return `${adverb.slice(0, -3)}y`;
  return /(?:ab|ib|imp|ent)ly$/.test(adverb) && /(?:ab|ib|imp)ly$/.test(adverb)
    ? `${adverb.slice(0, -1)}e`
    : adverb.slice(0, -2);
}
