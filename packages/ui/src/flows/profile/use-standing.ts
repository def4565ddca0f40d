import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import { regionalLanguage } from '../language/regional-language.ts';

/** The state of the subscription: when it renews or ends, or what has failed and what happens next. */
export type Standing =
  | { readonly is: 'running'; readonly text: string }
  | { readonly is: 'late' | 'stopped'; readonly title: string; readonly text: string };

/** Null without a subscription. */
export function useStanding(): Standing | null {
  const { t, i18n } = useTranslation('profile');
  const account = useSelector(useFlow('account'), ({ context }) => context.account);
  if (account === null) return null;
  const { pro, failedAt, retriesAt, endsAt, renewsAt } = account;
  const dated = (at: string): string =>
    new Intl.DateTimeFormat(regionalLanguage(i18n.language), { dateStyle: 'long' }).format(Date.parse(at));
  if (failedAt !== null) {
    const title = t('plan.late.title', { date: dated(failedAt) });
    if (!pro) return { is: 'stopped', title, text: t('plan.late.stopped') };
    const text =
      retriesAt === null ? t('plan.late.undated') : t('plan.late.retried', { date: dated(retriesAt) });
    return { is: 'late', title, text };
  }
  if (endsAt !== null) return { is: 'running', text: t('plan.ends', { date: dated(endsAt) }) };
  return renewsAt === null ? null : { is: 'running', text: t('plan.renews', { date: dated(renewsAt) }) };
}
