import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { Popover } from '../../components/popover/index.ts';
import { RecordButton, type RecordButtonProps } from '../../components/record-button/index.ts';

const names = {
  idle: 'start',
  listening: 'listening',
  recording: 'recording',
  sending: 'sending',
  refused: 'refused',
  unavailable: 'notSetUp',
} as const;

export interface VoiceButtonProps extends Pick<RecordButtonProps, 'status' | 'level' | 'shortcut'> {
  /** How to set it up is shown beside the button. */
  readonly isExplained?: boolean;
  readonly onPress: () => void;
  /** Opens or closes what says how to set it up. */
  readonly onExplain: (isExplained: boolean) => void;
}

/** Voice typing in the document's bar. Where no speech service is set up it says how to have one. */
export function VoiceButton({
  status,
  level,
  shortcut,
  isExplained = false,
  onPress,
  onExplain,
}: VoiceButtonProps) {
  const { t } = useTranslation('voice');
  const shared = { status, label: t(names[status]), shortcut, ...(level !== undefined && { level }) };
  if (status === 'unavailable') {
    return (
      <Popover
        open={isExplained}
        onOpenChange={onExplain}
        label={t('notSetUpTitle')}
        trigger={<RecordButton {...shared} />}
        align="end"
      >
        <Notice title={t('notSetUpTitle')}>{t('notSetUpHint')}</Notice>
      </Popover>
    );
  }
  return (
    <>
      <RecordButton {...shared} onClick={onPress} />
      <LiveRegion>{status === 'idle' || status === 'refused' ? null : t(names[status])}</LiveRegion>
    </>
  );
}
