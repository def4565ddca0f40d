import { brand } from '@octavo/contract/brand';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Toast } from '../../components/toast/index.ts';
import { useFlow } from '../flow-context/index.ts';

/**
 * The offer itself; it stays until it is answered, and avoids covering dialogs. The default export, so that it can be
 * fetched on demand.
 */
export default function UpdateNotice() {
  const { t } = useTranslation('update');
  const update = useFlow('update');
  const isBusy = useSelector(update, (state) => state.hasTag('busy'));
  const isCovered = useSelector(useFlow('overlay'), ({ context }) => context.stack.length > 0);
  if (isCovered) return null;
  return (
    <Toast
      tone="neutral"
      title={t('title', { brand: brand.name })}
      message={isBusy ? t('waiting') : t('message')}
      actions={
        <>
          <Button tone="quiet" size="sm" onClick={() => update.send({ type: 'postpone' })}>
            {t('later')}
          </Button>
          <Button tone="solid" size="sm" busy={isBusy} onClick={() => update.send({ type: 'start' })}>
            {t('reload')}
          </Button>
        </>
      }
    />
  );
}
