/** https://docs.stripe.com/currencies#zero-decimal */
const withoutDecimals = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
/** https://docs.stripe.com/currencies#three-decimal */
const withThreeDecimals = new Set('bhd jod kwd omr tnd'.split(' '));

/**
 * Decimal places of a currency (ISO 4217), as the payment provider counts them. That can differ from how amounts are
 * written: ISK and UGX have two here.
 */
export function currencyDecimals(currency: string): 0 | 2 | 3 {
  const code = currency.toLowerCase();
  if (withoutDecimals.has(code)) return 0;
  return withThreeDecimals.has(code) ? 3 : 2;
}
