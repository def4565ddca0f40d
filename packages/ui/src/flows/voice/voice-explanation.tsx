import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';
import { Popover } from '../../components/popover/index.ts';

export interface VoiceExplanationProps {
  /** The button next to which it opens. */
  readonly trigger: ReactElement;
  readonly onClose: () => void;
}

/** How to set up a speech service where there is none. */
export default function VoiceExplanation({ trigger, onClose }: VoiceExplanationProps) {
  const { t } = useTranslation('voice');
  return (
    <Popover open onOpenChange={onClose} label={t('notSetUpTitle')} trigger={trigger} align="end">
      <Notice title={t('notSetUpTitle')}>{t('notSetUpHint')}</Notice>
    </Popover>
  );
}
