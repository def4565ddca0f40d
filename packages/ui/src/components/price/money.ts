/** An amount in the main unit of a currency (ISO 4217), written as a language writes it, with the short sign. */
export function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
}
