/** https://docs.stripe.com/currencies#zero-decimal */
const withoutDecimals = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
/** https://docs.stripe.com/currencies#three-decimal */
const withThreeDecimals = new Set('bhd jod kwd omr tnd'.split(' '));

const decimals = (currency: string): number => {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
};

/** `1234` of `usd` is 12.34, of `jpy` 1234. */
export const inMainUnit = (minor: number, currency: string): number => minor / 10 ** decimals(currency);

/** The other way round, of an amount as it is configured. */
export const inMinorUnit = (amount: string, currency: string): number =>
  Math.round(Number(amount) * 10 ** decimals(currency));

/** An amount of which nothing is lost by rounding. */
export interface Money {
  readonly minor: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
}

export const asAmount = ({ minor, currency }: Money): number => inMainUnit(minor, currency);
