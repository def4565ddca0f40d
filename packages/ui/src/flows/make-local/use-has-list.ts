import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** Countries for whose languages, or one of them, fixed rules have no list of words. */
const without = new Set(['AT', 'BE', 'BR', 'CH', 'DE', 'LI']);

/** Whether fixed rules could make a text local for the reader, as far as country and language of the page tell. */
export function useHasList(): boolean {
  const { i18n } = useTranslation();
  const country = useSelector(useFlow('account'), ({ context }) => context.account?.info.countryCode ?? '');
  return !without.has(country) && !i18n.language.startsWith('de');
}
