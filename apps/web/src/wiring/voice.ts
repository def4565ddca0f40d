import { voiceMachine } from '@octavo/machines/voice';
import { fromCallback, fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { microphone } from '../voice/microphone.ts';
import { watchPermission } from '../voice/watch-permission.ts';

/** Voice typing on the browser's microphone and the real server. */
export const wiredVoice = voiceMachine.provide({
  actors: {
    askAbility: fromPromise(({ signal }) => call('speechAbility', { signal })),
    microphone,
    transcribe: fromPromise(async ({ input: { recording }, signal }) => {
      if (recording === null) return '';
      const { oggOf } = await import('../voice/ogg-of.ts');
      const audio = new File([await oggOf(recording)], 'recording.ogg', { type: 'audio/ogg; codecs=opus' });
      const { result } = await call('speechToText', { body: { audio }, signal });
      return result;
    }),
    permission: fromCallback(({ sendBack }) => watchPermission(() => sendBack({ type: 'permitted' }))),
  },
});
