import { useTranslation } from 'react-i18next';
import { moneyFormat } from '../../components/price/index.ts';

/** Writes amounts of a currency (ISO 4217) in the language of the page. */
export function useMoney(currency: string | undefined): (amount: number) => string {
  const { i18n } = useTranslation();
  return (amount) => (currency === undefined ? '' : moneyFormat(i18n.language, currency).format(amount));
}
