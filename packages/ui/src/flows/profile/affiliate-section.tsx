import { mayWithdraw } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { CopyButton } from '../../components/copy-button/index.ts';
import { SettingRow, SettingSection } from '../../components/settings/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { earningsText } from './earnings-text.ts';
import * as css from './profile.css.ts';

/** Inviting others: the link, what it has earned, and how to withdraw that. Dimmed for visitors (SPEC §6). */
export function AffiliateSection() {
  const app = useFlow('app');
  const { t, i18n } = useTranslation('profile');
  const info = useSelector(useFlow('account'), ({ context }) => context.account?.info);
  if (info === undefined) return null;
  const isVisitor = info.accountType === 'anon';
  const link = `${location.origin}/i/${info.id}`;

  return (
    <SettingSection
      title={t('affiliate.title')}
      hint={t(isVisitor ? 'affiliate.visitorHint' : 'affiliate.hint')}
      isDimmed={isVisitor}
    >
      <SettingRow
        label={t('affiliate.link')}
        value={isVisitor ? t('affiliate.noLink') : <span className={css.link}>{link}</span>}
        control={
          <CopyButton
            text={link}
            label={t('affiliate.copy')}
            copiedLabel={t('affiliate.copied')}
            refusedLabel={t('affiliate.notCopied')}
            disabled={isVisitor}
          />
        }
      />
      <SettingRow
        isFigure
        label={t('affiliate.earnings')}
        value={earningsText(i18n.language, info)}
        note={info.recentWithdrawal === null ? undefined : t(`affiliate.withdrawal.${info.recentWithdrawal}`)}
        control={
          <Button
            disabled={isVisitor || !mayWithdraw(info)}
            onClick={() => app.send({ type: 'open-withdrawal' })}
          >
            {t('affiliate.withdraw')}
          </Button>
        }
      />
    </SettingSection>
  );
}
