import { useTranslation } from 'react-i18next';
import { nameOfRule } from './reason.ts';

/** Names the checker's rules in the reader's language. */
export function useRuleName(): (rule: string) => string {
  const { i18n } = useTranslation('suggestions');
  return (rule) => nameOfRule(i18n, rule);
}
