import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { RecordButton, type RecordButtonProps } from '../../components/record-button/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import type { VoiceExplanationProps } from './voice-explanation.tsx';

const VoiceExplanation = lazyPart<VoiceExplanationProps>(() => import('./voice-explanation.tsx'), {
  place: 'floating',
});

const names = {
  idle: 'start',
  starting: 'starting',
  listening: 'listening',
  recording: 'recording',
  sending: 'sending',
  refused: 'refused',
  unavailable: 'notSetUp',
} as const;

export interface VoiceButtonProps extends Pick<RecordButtonProps, 'level' | 'disabled'> {
  readonly status: keyof typeof names;
  /** Setup instructions are shown next to the button. */
  readonly isExplained: boolean;
  readonly onPress: () => void;
  readonly onExplanationClose: () => void;
}

/** Starts and stops voice typing. Where no speech service is set up, it shows how to set one up. */
export function VoiceButton({
  status,
  level,
  disabled,
  isExplained,
  onPress,
  onExplanationClose,
}: VoiceButtonProps) {
  const { t } = useTranslation('voice');
  const keys = useShortcut('voiceTyping');
  const button = (
    <RecordButton
      {...keys}
      status={status === 'starting' ? 'sending' : status}
      label={t(names[status])}
      disabled={disabled}
      {...(level !== undefined && { level })}
      {...(!isExplained && { onClick: onPress })}
    />
  );
  return (
    <>
      {isExplained ? (
        <VoiceExplanation trigger={button} fallback={button} onClose={onExplanationClose} />
      ) : (
        button
      )}
      <LiveRegion>{isTold(status) ? t(names[status]) : null}</LiveRegion>
    </>
  );
}

function isTold(status: VoiceButtonProps['status']): boolean {
  return status === 'listening' || status === 'recording' || status === 'sending';
}
