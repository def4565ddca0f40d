import { voiceMachine } from '@octavo/machines/voice';
import { fromCallback, fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { microphone } from '../voice/microphone.ts';
import { watchPermission } from '../voice/watch-permission.ts';
import type { WireLate } from './late-desk-source.ts';

/** Voice typing on the browser's microphone and the real server. */
const wired = voiceMachine.provide({
  actors: {
    askAbility: fromPromise(({ signal }) => call('speechAbility', { signal })),
    microphone,
    transcribe: fromPromise(async ({ input: { recording }, signal }) => {
      if (recording === null) return '';
      const { recordingFile } = await import('../voice/recording-file.ts');
      const audio = await recordingFile(recording);
      const { result } = await call('speechToText', { body: { audio }, signal });
      return result;
    }),
    permission: fromCallback(({ sendBack }) => watchPermission(() => sendBack({ type: 'permitted' }))),
  },
});

export const wire: WireLate<'voice'> = () => wired;
