import { allowanceOf, isPro } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { SettingRow, SettingSection } from '../../components/settings/index.ts';
import { useAllowanceWords, usePlanLabel } from '../account/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './profile.css.ts';
import { useStanding } from './use-standing.ts';

/** The plan: the label of SPEC §4, what it includes, and where it is managed. */
export function PlanSection() {
  const app = useFlow('app');
  const account = useFlow('account');
  const profile = useFlow('profile');
  const { t } = useTranslation('profile');
  const allowanceWords = useAllowanceWords();
  const hasPro = useSelector(account, ({ context }) => isPro(context));
  const left = useSelector(account, ({ context }) => allowanceOf(context)?.left ?? null);
  const total = useSelector(account, ({ context }) => allowanceOf(context)?.total ?? 0);
  const isManageable = useSelector(account, ({ context }) => context.account?.manageable ?? false);
  const standing = useStanding();
  const isManaging = useSelector(profile, (state) => state.hasTag('managing'));

  const manage = isManageable ? (
    <Button busy={isManaging} onClick={() => profile.send({ type: 'subscription.manage' })}>
      {t('plan.manage')}
    </Button>
  ) : null;
  const isFailing = standing !== null && standing.is !== 'running';

  return (
    <SettingSection title={t('plan.title')} hint={t('plan.hint')}>
      {isFailing ? (
        <div className={css.failing}>
          <Notice
            tone={standing.is === 'late' ? 'warning' : 'danger'}
            title={standing.title}
            action={manage ?? undefined}
          >
            {standing.text}
          </Notice>
        </div>
      ) : null}
      <SettingRow
        label={t('plan.label')}
        value={usePlanLabel()}
        note={[
          left === null ? t('plan.noLimits') : allowanceWords(left, total),
          isFailing ? undefined : standing?.text,
        ]
          .filter(Boolean)
          .join('. ')}
        control={
          <>
            {isFailing ? null : manage}
            {hasPro ? null : (
              <span className={css.upgrade}>
                <Button tone="accent" onClick={() => app.send({ type: 'open-upgrade-panel' })}>
                  {t('plan.upgrade')}
                </Button>
              </span>
            )}
          </>
        }
      />
    </SettingSection>
  );
}
