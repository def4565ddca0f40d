import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { preferencesFlow, untouchedPreferences } from './preferences.fixtures.ts';
import { preferencesMachine } from './preferences.machine.ts';
import type { Preferences, PreferencesEvent, StoreCommand } from './preferences.types.ts';

function start(preferences: Partial<Preferences> = {}) {
  const written: Partial<Preferences>[] = [];
  const received: Partial<Preferences>[] = [];
  let elsewhere: (change: Partial<Preferences>) => void = () => {};
  const machine = preferencesMachine.provide({
    actors: {
      store: fromCallback<StoreCommand, void, PreferencesEvent>(({ receive, sendBack }) => {
        receive(({ change }) => written.push(change));
        elsewhere = (change) => sendBack({ type: 'stored.change', change });
      }),
    },
  });
  const input = { ...preferencesFlow.input, preferences: { ...untouchedPreferences, ...preferences } };
  const actor = createActor(machine, { input });
  actor.on('change', ({ change }) => void received.push(change));
  actor.start();
  return {
    actor,
    written,
    received,
    changedElsewhere: elsewhere,
    now: () => actor.getSnapshot().context.preferences,
  };
}

it('stores and reports only what changed', () => {
  const { actor, written, received, now } = start();
  expect(written).toEqual([]);
  actor.send({ type: 'toggle', flag: 'suggestionsEnabled' });
  actor.send({ type: 'sidebar.toggle', sidebar: 'documentSidebar' });
  actor.send({ type: 'set', change: { ignoredRules: ['Spelling'] } });
  const changes = [
    { suggestionsEnabled: false },
    { documentSidebar: 'expanded' },
    { ignoredRules: ['Spelling'] },
  ];
  expect([written, received]).toEqual([changes, changes]);
  expect(now()).toEqual({ ...untouchedPreferences, ...Object.assign({}, ...changes) });
});

it('cycles through the themes, even from one that no longer exists', () => {
  const { actor, now } = start({ theme: 'sepia' });
  const seen = Array.from({ length: 4 }, () => {
    actor.send({ type: 'theme.cycle' });
    return now().theme;
  });
  expect(seen).toEqual(['light', 'dark', 'cyberpunk', 'light']);
});

it('follows changes in another window without storing them again', () => {
  const { changedElsewhere, written, received, now } = start();
  changedElsewhere({ theme: 'dark' });
  expect([now().theme, received, written]).toEqual(['dark', [{ theme: 'dark' }], []]);
});
