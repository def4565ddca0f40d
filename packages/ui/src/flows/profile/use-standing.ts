import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** How the subscription stands, in a sentence: late, cancelled, or when it renews; null where there is none. */
export function useStanding(): string | null {
  const { t, i18n } = useTranslation('profile');
  const account = useSelector(useFlow('account'), ({ context }) => context.account);
  if (account === null) return null;
  const { pro, failedAt, retriesAt, endsAt, renewsAt } = account;
  const dated = (at: string): string =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(Date.parse(at));
  if (failedAt !== null) {
    const date = dated(failedAt);
    if (!pro) return t('plan.stopped', { date });
    return retriesAt === null
      ? t('plan.lateUndated', { date })
      : t('plan.late', { date, retry: dated(retriesAt) });
  }
  if (endsAt !== null) return t('plan.ends', { date: dated(endsAt) });
  return renewsAt === null ? null : t('plan.renews', { date: dated(renewsAt) });
}
