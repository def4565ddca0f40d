import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { regionalLanguage } from '../language/regional-language.ts';

/** Says when the account will be deleted, and lets the reader cancel that. Nothing if no deletion is scheduled. */
export function DeletionNotice() {
  const details = useFlow('details');
  const { t, i18n } = useTranslation('details');
  const deletesAt = useSelector(useFlow('account'), ({ context }) => context.account?.info.deletesAt ?? null);
  const isKeeping = useSelector(details, (state) => state.hasTag('keeping'));
  if (deletesAt === null) return null;
  const day = new Intl.DateTimeFormat(regionalLanguage(i18n.language), { dateStyle: 'long' }).format(
    new Date(deletesAt),
  );
  return (
    <Notice
      tone="warning"
      title={t('pending.title', { day })}
      action={
        <Button tone="solid" busy={isKeeping} onClick={() => details.send({ type: 'keep' })}>
          {t('pending.keep')}
        </Button>
      }
    >
      {t('pending.hint')}
    </Notice>
  );
}
