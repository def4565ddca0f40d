import { currencyDecimals } from '@octavo/contract/currency-decimals';

/** `1234` of `usd` is 12.34, of `jpy` 1234. */
export const inMainUnit = (minor: number, currency: string): number =>
  minor / 10 ** currencyDecimals(currency);

/** The inverse, for an amount as it is configured. */
export const inMinorUnit = (amount: string, currency: string): number =>
  Math.round(Number(amount) * 10 ** currencyDecimals(currency));

/** An exact amount, free of rounding errors. */
export interface Money {
  readonly minor: number;
  /** ISO 4217, in lower case. */
  readonly currency: string;
}

export const asAmount = ({ minor, currency }: Money): number => inMainUnit(minor, currency);
