import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { browserModelMachine } from './browser-model.machine.ts';
import type { BrowserModelEmitted, BrowserModelEvent, Found, PrepareReport } from './browser-model.types.ts';

async function start(found: Found) {
  const find = callsOf<void, Found>();
  const emitted: BrowserModelEmitted[] = [];
  let stopped = 0;
  let report: (event: PrepareReport) => void = () => {};
  const actor = createActor(
    browserModelMachine.provide({
      actors: {
        find: fromPromise(find.creator),
        prepare: fromCallback<BrowserModelEvent, void, PrepareReport>(({ sendBack }) => {
          report = sendBack;
          return () => {
            stopped += 1;
          };
        }),
      },
    }),
  );
  actor.on('chosen', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'enter' });
  await find.last().resolve(found);
  return {
    actor,
    find,
    emitted,
    stopped: () => stopped,
    report: (event: PrepareReport) => report(event),
    state: () => actor.getSnapshot().value,
    loaded: () => actor.getSnapshot().context.loaded,
  };
}

it.each<[Found['availability'], off: unknown, on: unknown]>([
  ['missing', 'missing', 'missing'],
  ['unavailable', 'unsuitable', 'unsuitable'],
  ['downloadable', 'offered', 'lapsed'],
  ['downloading', 'offered', 'lapsed'],
  ['available', 'off', 'ready'],
])('where the model is %s, off and on', async (availability, off, on) => {
  expect((await start({ availability, isOn: false })).state()).toBe(off);
  expect((await start({ availability, isOn: true })).state()).toBe(on);
});

it('is switched on only once the model has been downloaded and loaded', async () => {
  const { actor, report, state, loaded, emitted } = await start({
    availability: 'downloadable',
    isOn: false,
  });
  actor.send({ type: 'switch.on' });
  expect([state(), loaded()]).toEqual([{ preparing: 'downloading' }, null]);
  report({ type: 'progress', loaded: 0 });
  report({ type: 'progress', loaded: 0.5 });
  expect([state(), loaded()]).toEqual([{ preparing: 'downloading' }, 0.5]);
  report({ type: 'progress', loaded: 1 });
  expect([state(), emitted]).toEqual([{ preparing: 'loading' }, []]);
  report({ type: 'prepared' });
  expect([state(), emitted]).toEqual(['ready', [{ type: 'chosen', isOn: true }]]);
  expect(actor.getSnapshot().context.isPrepared).toBe(true);
});

it('shows no download if the model is there already', async () => {
  const { actor, report, state } = await start({ availability: 'available', isOn: false });
  actor.send({ type: 'switch.on' });
  report({ type: 'progress', loaded: 0 });
  expect(state()).toEqual({ preparing: 'loading' });
});

it('stops the preparation, checks again, and keeps the preference unchanged', async () => {
  const { actor, find, state, emitted, stopped } = await start({ availability: 'downloadable', isOn: false });
  actor.send({ type: 'switch.on' });
  actor.send({ type: 'stop' });
  expect(stopped()).toBe(1);
  await find.last().resolve({ availability: 'downloading', isOn: false });
  expect([state(), emitted]).toEqual(['offered', []]);
});

it('says why it failed until it is retried', async () => {
  const { actor, report, state, emitted } = await start({ availability: 'downloadable', isOn: false });
  actor.send({ type: 'switch.on' });
  report({ type: 'refused', why: 'network' });
  expect([state(), actor.getSnapshot().context.failure, emitted]).toEqual(['failed', 'network', []]);
  actor.send({ type: 'retry' });
  expect([state(), actor.getSnapshot().context.failure]).toEqual([{ preparing: 'downloading' }, null]);
});

it('can be switched off in any state of the model', async () => {
  const ready = await start({ availability: 'available', isOn: true });
  ready.actor.send({ type: 'switch.off' });
  expect([ready.state(), ready.emitted]).toEqual(['off', [{ type: 'chosen', isOn: false }]]);
  const lapsed = await start({ availability: 'downloadable', isOn: true });
  lapsed.actor.send({ type: 'switch.off' });
  expect([lapsed.state(), lapsed.emitted]).toEqual(['offered', [{ type: 'chosen', isOn: false }]]);
});
