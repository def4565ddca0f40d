import type { SpeechAbility } from '@octavo/contract';
import { assign, emit, type EventObject, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  MicrophoneCommand,
  MicrophoneReport,
  PermissionReport,
  VoiceContext,
  VoiceEmitted,
  VoiceEvent,
} from './voice.types.ts';

const flow = setup({
  types: {
    context: {} as VoiceContext,
    events: {} as VoiceEvent,
    emitted: {} as VoiceEmitted,
    tags: {} as
      | 'visible'
      | 'starting'
      | 'listening'
      | 'recording'
      | 'sending'
      | 'refused'
      | 'unavailable'
      | 'explained'
      | 'failed',
  },
  actors: {
    askAbility: fromPromise<SpeechAbility, void>(async () => notProvided('voice.askAbility')),
    microphone: fromCallback<MicrophoneCommand, void, MicrophoneReport>(() =>
      notProvided('voice.microphone'),
    ),
    transcribe: fromPromise<string, { recording: Blob | null }>(async () => notProvided('voice.transcribe')),
    permission: fromCallback<EventObject, void, PermissionReport>(() => notProvided('voice.permission')),
  },
  guards: {
    isAvailable: ({ context }) => context.ability?.available === true,
  },
  actions: {
    forget: assign({ level: 0, recording: null, failure: null }),
    alertDeclined: emit({ type: 'alert', message: { name: 'microphoneDeclined' } }),
    alertMissing: emit({ type: 'alert', message: { name: 'microphoneMissing' } }),
    alertNothingHeard: emit({ type: 'toast', toast: { kind: 'note', message: { name: 'nothingHeard' } } }),
  },
});

/**
 * Voice typing (SPEC §4, §8): a press asks for the microphone, speech is recorded until there is silence or a second
 * press, and its text is inserted at the caret. A recording that could not be transcribed is kept until it is sent
 * again or discarded.
 *
 * Tags: `starting`, `listening`, `recording`, `sending`, `refused`, `unavailable`, `explained`, `failed`.
 */
export const voiceMachine = flow.createMachine({
  id: 'voice',
  context: { ability: null, level: 0, recording: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      tags: 'visible',
      entry: 'forget',
      on: { press: [{ guard: 'isAvailable', target: 'capturing' }, { target: 'asking' }] },
    },
    asking: {
      tags: ['visible', 'starting'],
      invoke: {
        id: 'askAbility',
        src: 'askAbility',
        onDone: [
          {
            guard: ({ event }) => event.output.available,
            target: 'capturing',
            actions: assign({ ability: ({ event }) => event.output }),
          },
          { target: 'unavailable.explained' },
        ],
        onError: {
          target: 'idle',
          actions: emit(({ event }) => ({
            type: 'alert',
            message: { text: toFailure(event.error).message },
          })),
        },
      },
      on: { leave: 'idle' },
    },
    unavailable: {
      tags: ['visible', 'unavailable'],
      on: { leave: 'idle' },
      initial: 'explained',
      states: {
        explained: { tags: 'explained', on: { 'explanation.close': 'plain', press: 'plain' } },
        // The operator may have set it up meanwhile.
        plain: { on: { press: '#voice.asking' } },
      },
    },
    capturing: {
      invoke: { id: 'microphone', src: 'microphone' },
      on: {
        declined: { target: 'refused', actions: 'alertDeclined' },
        missing: { target: 'idle', actions: 'alertMissing' },
        level: { actions: assign({ level: ({ event }) => event.level }) },
        recorded: { target: 'sending', actions: assign({ recording: ({ event }) => event.recording }) },
        leave: 'idle',
      },
      initial: 'requesting',
      states: {
        requesting: {
          tags: ['visible', 'starting'],
          on: { granted: 'listening' },
        },
        listening: {
          tags: ['visible', 'listening'],
          on: {
            speech: 'recording',
            'no-speech': { target: '#voice.idle', actions: 'alertNothingHeard' },
            press: '#voice.idle',
          },
        },
        recording: { tags: ['visible', 'recording'], on: { press: 'finishing' } },
        finishing: { tags: ['visible', 'sending'], entry: sendTo('microphone', { type: 'finish' }) },
      },
    },
    sending: {
      tags: ['visible', 'sending'],
      entry: assign({ level: 0, failure: null }),
      invoke: {
        id: 'transcribe',
        src: 'transcribe',
        input: ({ context }) => ({ recording: context.recording }),
        onDone: [
          { guard: ({ event }) => event.output.trim() === '', target: 'idle', actions: 'alertNothingHeard' },
          { target: 'idle', actions: emit(({ event }) => ({ type: 'said', text: event.output })) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => toFailure(event.error) }),
        },
      },
      on: { leave: 'idle' },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: { retry: 'sending', discard: 'idle', press: 'sending', leave: 'idle' },
    },
    refused: {
      tags: ['visible', 'refused'],
      invoke: { id: 'permission', src: 'permission' },
      on: { permitted: 'idle' },
    },
  },
});
