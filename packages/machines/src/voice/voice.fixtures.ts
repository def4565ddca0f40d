import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { voiceMachine } from './voice.machine.ts';

/** What the server of the stories can transcribe. */
const onThisServer = { available: true, languages: ['en' as const], service: null, reason: null };
const notSetUp = {
  available: false,
  languages: [],
  service: null,
  reason: 'Voice typing is not set up on this server.',
};

const press = { type: 'press' } as const;
const able = { type: 'xstate.done.actor.askAbility', output: onThisServer } as const;
const speech = { type: 'speech' } as const;

export const voiceFlow = defineFlow(voiceMachine, {
  input: undefined,
  reported: [
    'granted',
    'declined',
    'missing',
    'level',
    'speech',
    'no-speech',
    'recorded',
    'permitted',
    'leave',
  ],
  samples: {
    press: [{}],
    'explanation.close': [{}],
    retry: [{}],
    discard: [{}],
    leave: [{}],
    granted: [{}],
    declined: [{}],
    missing: [{}],
    level: [{ level: 0.6 }],
    speech: [{}],
    'no-speech': [{}],
    recorded: [{ recording: new Blob(['OggS'], { type: 'audio/ogg' }) }],
    permitted: [{}],
    'xstate.done.actor.askAbility': [{ output: onThisServer }, { output: notSetUp }],
    'xstate.error.actor.askAbility': [{ error: new CallError('unreachable', 'The server was not reached.') }],
    'xstate.done.actor.transcribe': [{ output: 'the margin is where the reader speaks' }, { output: '' }],
    'xstate.error.actor.transcribe': [
      { error: new CallError('speech_failed', 'Voice typing cannot be reached right now.') },
    ],
  },
  paths: { 'capturing.recording': [press, able, { type: 'granted' }, speech, { type: 'level', level: 0.6 }] },
  key: ({ ability, failure }) => [ability?.available, failure?.code],
});
