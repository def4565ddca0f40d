import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type ThemeEvent, themeMachine, type ThemeName } from './theme.machine.ts';

function start(theme: ThemeName) {
  const kept: ThemeName[] = [];
  const machine = themeMachine.provide({
    actors: {
      store: fromCallback<{ type: 'write'; theme: ThemeName }, { theme: ThemeName }, ThemeEvent>(
        ({ receive }) => receive((event) => void kept.push(event.theme)),
      ),
    },
  });
  const actor = createActor(machine, { input: { theme } }).start();
  return { actor, kept };
}

it('goes light, dark, cyberpunk and round again, and keeps each', () => {
  const { actor, kept } = start('light');
  for (let press = 0; press < 4; press += 1) actor.send({ type: 'theme.cycle' });
  expect(kept).toEqual(['dark', 'cyberpunk', 'light', 'dark']);
  expect(actor.getSnapshot().value).toBe('dark');
});

it('starts with the theme that was kept and writes nothing before a choice', () => {
  const { actor, kept } = start('cyberpunk');
  expect([actor.getSnapshot().value, kept]).toEqual(['cyberpunk', []]);
});

it('takes a theme by name, the same one not twice', () => {
  const { actor, kept } = start('light');
  actor.send({ type: 'theme.choose', theme: 'cyberpunk' });
  actor.send({ type: 'theme.choose', theme: 'cyberpunk' });
  expect([actor.getSnapshot().context.theme, kept]).toEqual(['cyberpunk', ['cyberpunk']]);
});
