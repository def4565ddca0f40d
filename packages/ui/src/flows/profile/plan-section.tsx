import { allowanceOf, isPro } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { SettingRow, SettingSection } from '../../components/settings/index.ts';
import { useAllowanceWords, usePlanLabel } from '../account/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** What is paid for: the label of SPEC §4, what it allows, and where it is managed. */
export function PlanSection() {
  const app = useFlow('app');
  const account = useFlow('account');
  const profile = useFlow('profile');
  const { t, i18n } = useTranslation('profile');
  const allowanceWords = useAllowanceWords();
  const hasPro = useSelector(account, ({ context }) => isPro(context));
  const left = useSelector(account, ({ context }) => allowanceOf(context)?.left ?? null);
  const total = useSelector(account, ({ context }) => allowanceOf(context)?.total ?? 0);
  const renewsAt = useSelector(account, ({ context }) => context.account?.renewsAt ?? null);
  const endsAt = useSelector(account, ({ context }) => context.account?.endsAt ?? null);
  const date = endsAt === null ? dated('plan.renews', renewsAt) : dated('plan.ends', endsAt);
  const isManaging = useSelector(profile, (state) => state.hasTag('managing'));

  function dated(text: 'plan.renews' | 'plan.ends', at: string | null): string | null {
    if (at === null) return null;
    return t(text, {
      date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(Date.parse(at)),
    });
  }

  return (
    <SettingSection title={t('plan.title')} hint={t('plan.hint')}>
      <SettingRow
        label={t('plan.label')}
        value={usePlanLabel()}
        note={
          left === null ? [t('plan.noLimits'), date].filter(Boolean).join('. ') : allowanceWords(left, total)
        }
        control={
          hasPro ? (
            <Button busy={isManaging} onClick={() => profile.send({ type: 'subscription.manage' })}>
              {t('plan.manage')}
            </Button>
          ) : (
            <Button tone="accent" onClick={() => app.send({ type: 'open-upgrade-panel' })}>
              {t('plan.upgrade')}
            </Button>
          )
        }
      />
    </SettingSection>
  );
}
