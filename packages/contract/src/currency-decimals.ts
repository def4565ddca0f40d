/** https://docs.stripe.com/currencies#zero-decimal */
const withoutDecimals = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
/** https://docs.stripe.com/currencies#three-decimal */
const withThreeDecimals = new Set('bhd jod kwd omr tnd'.split(' '));

/**
 * Digits behind the point of a currency (ISO 4217), as the payment provider counts them. That is not always as it is
 * written: amounts in ISK and UGX have two.
 */
export function currencyDecimals(currency: string): 0 | 2 | 3 {
  const code = currency.toLowerCase();
  if (withoutDecimals.has(code)) return 0;
  return withThreeDecimals.has(code) ? 3 : 2;
}
