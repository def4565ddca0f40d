/** Language tags by the names and codes that programs use. */
const tags: ReadonlyMap<string, string> = new Map(
  Object.entries({
    english: 'en',
    american: 'en',
    usenglish: 'en',
    british: 'en',
    ukenglish: 'en',
    eng: 'en',
    german: 'de',
    ngerman: 'de',
    austrian: 'de',
    naustrian: 'de',
    swissgerman: 'de',
    deutsch: 'de',
    ger: 'de',
    deu: 'de',
    french: 'fr',
    francais: 'fr',
    français: 'fr',
    canadien: 'fr',
    fre: 'fr',
    fra: 'fr',
    portuguese: 'pt',
    portuges: 'pt',
    brazilian: 'pt',
    português: 'pt',
    por: 'pt',
    spanish: 'es',
    español: 'es',
    spa: 'es',
    italian: 'it',
    italiano: 'it',
    ita: 'it',
    dutch: 'nl',
    nederlands: 'nl',
    dut: 'nl',
    nld: 'nl',
    latin: 'la',
    lat: 'la',
    greek: 'el',
    russian: 'ru',
    rus: 'ru',
    polish: 'pl',
    swedish: 'sv',
    danish: 'da',
    norwegian: 'no',
    japanese: 'ja',
    jpn: 'ja',
    chinese: 'zh',
    chi: 'zh',
    zho: 'zh',
  }),
);

/** The tag of a language by the name in a record; empty if unknown. */
export function languageTag(named: string): string {
  const name = named.trim().toLowerCase();
  const known = tags.get(name);
  if (known !== undefined) return known;
  return /^[a-z]{2}(?:[-_][a-z]{2,4})?$/u.test(name) ? name.replace('_', '-') : '';
}
