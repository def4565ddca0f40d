import { brand } from '@octavo/contract/brand';
import type { InstallPlace } from '@octavo/machines/install';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { NumberedSteps } from '../../components/numbered-steps/index.ts';
import { installIcons } from './install-steps.ts';

export interface InstallDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly place: InstallPlace;
  /** Given if the browser can prompt: one press installs, and there are no steps. */
  readonly onInstall?: (() => void) | undefined;
  /** The browser's prompt is open. */
  readonly isInstalling: boolean;
}

const numbers = ['first', 'second', 'third'] as const;

/** Installs the app on the home screen: by one press where the browser can, otherwise step by step for this device. */
export function InstallDialog({ open, onClose, place, onInstall, isInstalling }: InstallDialogProps) {
  const { t } = useTranslation(['install', 'common']);
  const icons = installIcons[place];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { brand: brand.name })}
      description={t('hint')}
      closeLabel={t('common:close')}
      footer={
        onInstall === undefined ? (
          <Button onClick={onClose}>{t('common:close')}</Button>
        ) : (
          <>
            <Button tone="quiet" onClick={onClose}>
              {t('later')}
            </Button>
            <Button tone="solid" icon={Download} busy={isInstalling} onClick={onInstall}>
              {t('action')}
            </Button>
          </>
        )
      }
    >
      {onInstall !== undefined ? (
        <p>{t('oneStep')}</p>
      ) : place === 'desktopFirefox' ? (
        <Notice title={t('cannot.title')}>{t('cannot.hint')}</Notice>
      ) : (
        <NumberedSteps
          steps={icons.flatMap((icon, index) => {
            const number = numbers[index];
            return number === undefined ? [] : [{ icon, text: stepText(place, number) }];
          })}
        />
      )}
    </Dialog>
  );

  function stepText(at: Exclude<InstallPlace, 'desktopFirefox'>, number: (typeof numbers)[number]) {
    switch (number) {
      case 'first':
        return t(`open.${at}`);
      case 'second':
        return at === 'desktopChrome' || at === 'desktopEdge' ? t('confirm') : t(`choose.${at}`);
      case 'third':
        return t('add');
    }
  }
}
