import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { panelMachine } from './panel.machine.ts';

it('opens at a tab and reports when the drawer has closed', () => {
  let closed = 0;
  const panel = createActor(panelMachine);
  panel.on('hidden', () => void (closed += 1));
  panel.start();
  panel.send({ type: 'tab.change', tab: 'tools' });
  panel.send({ type: 'show', tab: 'suggestions' });
  panel.send({ type: 'show', tab: 'suggestions' });
  const { context, value } = panel.getSnapshot();
  expect([context.tab, value]).toEqual(['suggestions', 'open']);
  panel.send({ type: 'close' });
  panel.send({ type: 'close' });
  expect(closed).toBe(1);
});

it('is folded and unfolded by its shortcut, or by showing a tab', () => {
  const panel = createActor(panelMachine).start();
  const isFolded = () => panel.getSnapshot().context.isFolded;
  panel.send({ type: 'fold' });
  expect(isFolded()).toBe(true);
  panel.send({ type: 'fold' });
  expect(isFolded()).toBe(false);
  panel.send({ type: 'fold' });
  panel.send({ type: 'show', tab: 'outline' });
  expect([isFolded(), panel.getSnapshot().context.tab]).toEqual([false, 'outline']);
});
