import type { AccountInfo } from '@octavo/contract';
import { moneyFormat } from '@octavo/contract/money-format';

/**
 * What an account has earned, such as "€3.00", or "€3.00 and $41.50" where prices were formerly in another currency.
 */
export function earningsText(
  language: string,
  { earnings, currency, otherEarnings, countryCode }: AccountInfo,
): string {
  const inUse = earnings > 0 || otherEarnings.length === 0 ? [{ amount: earnings, currency }] : [];
  return new Intl.ListFormat(language).format(
    [...inUse, ...otherEarnings].map((money) =>
      moneyFormat(language, money.currency, countryCode).format(money.amount),
    ),
  );
}
