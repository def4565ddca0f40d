import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { Crop } from './crop.tsx';

/** Selects a part of a picture by moving and zooming it under a round window. */
export default function PictureDialog() {
  const picture = useFlow('picture');
  const { t } = useTranslation(['picture', 'common']);
  const isOpen = useSelector(picture, (state) => state.hasTag('dialog'));
  const isBusy = useSelector(picture, (state) => state.hasTag('busy'));
  const isDrawn = useSelector(picture, ({ context }) => context.area !== null);
  const isUnreadable = useSelector(picture, (state) => state.hasTag('unreadable'));
  const file = useSelector(picture, ({ context }) => context.file);
  const dismiss = () => picture.send({ type: 'dismiss' });
  return (
    <Dialog
      open={isOpen}
      title={t('title')}
      {...(isUnreadable ? {} : { description: t('hint') })}
      closeLabel={t('common:close')}
      onClose={dismiss}
      footer={
        <>
          <Button tone="quiet" disabled={isBusy} onClick={dismiss}>
            {t('common:cancel')}
          </Button>
          {isUnreadable ? null : (
            <Button tone="solid" busy={isBusy || !isDrawn} onClick={() => picture.send({ type: 'confirm' })}>
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      {isUnreadable ? (
        <Notice role="alert" tone="danger" title={t('unreadable')}>
          {t('unreadableHint', { file: file?.name ?? '' })}
        </Notice>
      ) : (
        <Crop file={file} />
      )}
    </Dialog>
  );
}
