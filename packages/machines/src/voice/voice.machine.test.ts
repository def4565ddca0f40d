import { expect, it } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { SpeechAbility } from '@octavo/contract';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { voiceMachine } from './voice.machine.ts';
import type { MicrophoneCommand, MicrophoneReport, PermissionReport, VoiceEmitted } from './voice.types.ts';

const ability: SpeechAbility = { available: true, languages: ['en'], service: null, reason: null };
const recording = new Blob(['OggS']);

function start() {
  const askAbility = callsOf<void, SpeechAbility>();
  const transcribe = callsOf<{ recording: Blob | null }, string>();
  const received: MicrophoneCommand[] = [];
  const emitted: VoiceEmitted[] = [];
  let hear: (report: MicrophoneReport) => void = () => {};
  let permit: (report: PermissionReport) => void = () => {};
  let open = 0;
  const machine = voiceMachine.provide({
    actors: {
      askAbility: fromPromise(askAbility.creator),
      transcribe: fromPromise(transcribe.creator),
      microphone: fromCallback<MicrophoneCommand, void, MicrophoneReport>(({ receive, sendBack }) => {
        open += 1;
        hear = sendBack;
        receive((command) => received.push(command));
        return () => void (open -= 1);
      }),
      permission: fromCallback<EventObject, void, PermissionReport>(
        ({ sendBack }) => void (permit = sendBack),
      ),
    },
  });
  const actor = createActor(machine);
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return {
    actor,
    askAbility,
    transcribe,
    received,
    emitted,
    press: () => actor.send({ type: 'press' }),
    hear: (report: MicrophoneReport) => hear(report),
    permit: () => permit({ type: 'permitted' }),
    isOpen: () => open > 0,
    at: () => actor.getSnapshot(),
  };
}

async function listening() {
  const flow = start();
  flow.press();
  await flow.askAbility.last().resolve(ability);
  flow.hear({ type: 'granted' });
  return flow;
}

it('records speech until it is silent, and reports the transcript', async () => {
  const { hear, transcribe, emitted, isOpen, at } = await listening();
  expect(at().hasTag('listening')).toBe(true);
  hear({ type: 'speech' });
  hear({ type: 'level', level: 0.4 });
  expect([at().hasTag('recording'), at().context.level]).toEqual([true, 0.4]);
  hear({ type: 'recorded', recording });
  expect([isOpen(), transcribe.last().input]).toEqual([false, { recording }]);
  await transcribe.last().resolve('the tide rises');
  expect([at().value, at().context.recording, emitted]).toEqual([
    'idle',
    null,
    [{ type: 'said', text: 'the tide rises' }],
  ]);
});

it('ends the recording at a second press, and stops listening if nothing was said yet', async () => {
  const spoken = await listening();
  spoken.hear({ type: 'speech' });
  spoken.press();
  expect([spoken.received, spoken.at().hasTag('sending')]).toEqual([[{ type: 'finish' }], true]);
  const unspoken = await listening();
  unspoken.press();
  expect([unspoken.at().value, unspoken.isOpen()]).toEqual(['idle', false]);
});

it('asks the server only once what it can transcribe', async () => {
  const { press, askAbility } = await listening();
  press();
  press();
  expect(askAbility.calls.length).toBe(1);
});

it('explains that nothing is set up before anything is recorded, and asks again later', async () => {
  const { actor, press, askAbility, isOpen, at } = start();
  press();
  await askAbility.last().resolve({ available: false, languages: [], service: null, reason: 'Not set up.' });
  expect([at().hasTag('explained'), isOpen()]).toEqual([true, false]);
  actor.send({ type: 'explanation.close' });
  press();
  await askAbility.last().resolve(ability);
  expect([askAbility.calls.length, isOpen()]).toEqual([2, true]);
});

it('says that the microphone was denied, and stays off until it is allowed', async () => {
  const { press, hear, permit, askAbility, emitted, at } = start();
  press();
  await askAbility.last().resolve(ability);
  hear({ type: 'declined' });
  press();
  expect([at().value, emitted]).toEqual([
    'refused',
    [{ type: 'alert', message: { name: 'microphoneDeclined' } }],
  ]);
  permit();
  expect(at().value).toBe('idle');
});

it('says that nothing was heard', async () => {
  const note = { type: 'toast', toast: { kind: 'note', message: { name: 'nothingHeard' } } };
  const silent = await listening();
  silent.hear({ type: 'no-speech' });
  const mumbled = await listening();
  mumbled.hear({ type: 'speech' });
  mumbled.hear({ type: 'recorded', recording });
  await mumbled.transcribe.last().resolve(' ');
  expect([silent.emitted, mumbled.emitted, mumbled.at().value]).toEqual([[note], [note], 'idle']);
});

it('keeps a recording that could not be transcribed until it is sent again', async () => {
  const { actor, hear, transcribe, emitted, at } = await listening();
  hear({ type: 'speech' });
  hear({ type: 'recorded', recording });
  await transcribe.last().reject(new CallError('speech_failed', 'Voice typing cannot be reached.'));
  expect([at().value, at().context.failure?.message]).toEqual(['failed', 'Voice typing cannot be reached.']);
  actor.send({ type: 'retry' });
  expect([at().context.failure, transcribe.last().input]).toEqual([null, { recording }]);
  await transcribe.last().resolve('the tide');
  expect(emitted).toEqual([{ type: 'said', text: 'the tide' }]);
});

it('releases the microphone, and ignores a late answer, when the text is left', async () => {
  const spoken = await listening();
  spoken.hear({ type: 'speech' });
  spoken.actor.send({ type: 'leave' });
  expect([spoken.isOpen(), spoken.at().value]).toEqual([false, 'idle']);
  const sent = await listening();
  sent.hear({ type: 'speech' });
  sent.hear({ type: 'recorded', recording });
  sent.actor.send({ type: 'leave' });
  expect(sent.transcribe.last().signal.aborted).toBe(true);
  await sent.transcribe.last().resolve('the tide');
  expect(sent.emitted).toEqual([]);
});
