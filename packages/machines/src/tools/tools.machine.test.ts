import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { toolsMachine } from './tools.machine.ts';
import type { ToolFlag, ToolsEmitted } from './tools.types.ts';

function start(settings = { suggestionsEnabled: true, buttonSectionsEnabled: true }) {
  const kept: ToolFlag[] = [];
  const emitted: ToolsEmitted[] = [];
  const machine = toolsMachine.provide({
    actors: {
      store: fromCallback<{ type: 'write' } & ToolFlag>(({ receive }) =>
        receive(({ key, enabled }) => void kept.push({ key, enabled })),
      ),
    },
  });
  const actor = createActor(machine, { input: settings });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return { actor, kept, emitted };
}

it('keeps each toggle under its key and tells it', () => {
  const { actor, kept, emitted } = start();
  actor.send({ type: 'suggestions.toggle' });
  actor.send({ type: 'labels.toggle' });
  expect(actor.getSnapshot().value).toEqual({ suggestions: 'off', labels: 'hidden' });
  expect(kept).toEqual([
    { key: 'enable_suggestions', enabled: false },
    { key: 'enable_button_sections', enabled: false },
  ]);
  expect(emitted).toEqual([
    { type: 'suggestions.change', enabled: false },
    { type: 'labels.change', hidden: true },
  ]);
});

it('starts as it was kept', () => {
  const { actor } = start({ suggestionsEnabled: false, buttonSectionsEnabled: false });
  expect(actor.getSnapshot().value).toEqual({ suggestions: 'off', labels: 'hidden' });
});

it('does not answer the echo of what it already shows', () => {
  const { actor, kept, emitted } = start();
  actor.send({ type: 'suggestions.set', enabled: true });
  expect([kept, emitted]).toEqual([[], []]);
  actor.send({ type: 'suggestions.set', enabled: false });
  actor.send({ type: 'suggestions.set', enabled: false });
  expect(emitted).toEqual([{ type: 'suggestions.change', enabled: false }]);
});
