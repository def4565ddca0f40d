import type { VoiceActor } from '@octavo/machines/voice';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { VoiceBubble } from './voice-bubble.tsx';
import { VoiceButton, type VoiceButtonProps } from './voice-button.tsx';
import * as css from './voice.css.ts';

/** Voice typing in the document's bar: the button, with its status and where the sound is sent below it. */
export function VoiceTyping() {
  const flow = useFlow('voice');
  const status = useSelector(flow, statusOf);
  const level = useSelector(flow, ({ context }) => context.level);
  const isExplained = useSelector(flow, (state) => state.hasTag('explained'));
  const isHeld = useIsTextHeld();
  return (
    <span className={css.voice}>
      <VoiceButton
        status={status}
        level={level}
        disabled={isHeld}
        isExplained={isExplained}
        onPress={() => flow.send({ type: 'press' })}
        onExplanationClose={() => flow.send({ type: 'explanation.close' })}
      />
      <VoiceBubble />
    </span>
  );
}

function statusOf(state: ReturnType<VoiceActor['getSnapshot']>): VoiceButtonProps['status'] {
  if (state.hasTag('starting')) return 'starting';
  if (state.hasTag('listening')) return 'listening';
  if (state.hasTag('recording')) return 'recording';
  if (state.hasTag('sending')) return 'sending';
  if (state.hasTag('refused')) return 'refused';
  if (state.hasTag('unavailable')) return 'unavailable';
  return 'idle';
}

/** Whether the whole text is being rewritten, so that nothing can be inserted. */
function useIsTextHeld(): boolean {
  const isLocal = useSelector(useFlow('make-local'), (state) => state.hasTag('busy') || state.hasTag('done'));
  const isRewritten = useSelector(useFlow('rewriting'), (state) => state.hasTag('busy'));
  return isLocal || isRewritten;
}
