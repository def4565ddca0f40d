import { moneyFormat } from '@octavo/contract/money-format';
import { useTranslation } from 'react-i18next';

/** Formats amounts in a currency (ISO 4217) in the language of the page, for a reader in a country (ISO 3166-1). */
export function useMoney(
  currency: string | undefined,
  country: string | undefined,
): (amount: number) => string {
  const { i18n } = useTranslation();
  return (amount) =>
    currency === undefined ? '' : moneyFormat(i18n.language, currency, country).format(amount);
}
