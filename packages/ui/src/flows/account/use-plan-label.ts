import { isPro } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** The subscription label of SPEC §4; null until the account is known. */
export function usePlanLabel(): string | null {
  const { t } = useTranslation('account');
  const account = useFlow('account');
  const isKnown = useSelector(account, ({ context }) => context.account !== null);
  const hasPro = useSelector(account, ({ context }) => isPro(context));
  return isKnown ? t(hasPro ? 'plan.pro' : 'plan.free') : null;
}
