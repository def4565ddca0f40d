/**
 * Formats amounts in the main unit of a currency (ISO 4217) for a language. The bare symbol is used only where readers
 * in the country take it for this currency, by CLDR: a price in US dollars is "$9.99" in the United States and "USD
 * 9.99" in Canada, where "$" means another dollar.
 *
 * @param country of the reader (ISO 3166-1); the main country of the language where it is unknown
 */
export function moneyFormat(locale: string, currency: string, country?: string): Intl.NumberFormat {
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'code') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  const narrow = format('narrowSymbol');
  const sign = signOf(narrow);
  const signHere = (home: string) => signOf(new Intl.NumberFormat(home, { style: 'currency', currency }));
  if (homesOf(locale, country).every((home) => signHere(home) === sign)) return narrow;
  const named = format('symbol');
  return signOf(named) === sign ? format('code') : named;
}

/** The locale of the language in the country, and the country's own locales. */
function homesOf(locale: string, country: string | undefined): readonly string[] {
  const { language, region } = new Intl.Locale(locale).maximize();
  const home = country ?? region;
  if (home === undefined) return [locale];
  const { language: spoken } = new Intl.Locale('und', { region: home }).maximize();
  return [`${language}-${home}`, `${spoken}-${home}`];
}

const signOf = (format: Intl.NumberFormat): string | undefined =>
  format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
