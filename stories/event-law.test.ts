import { globSync, readFileSync } from 'node:fs';
import { flows } from '@octavo/machines/fixtures';
import { describe, expect, it } from 'vitest';
import { isEverVisible } from './state-law/is-ever-visible.ts';

const views = new URL('../packages/ui/src/flows/', import.meta.url);

/** The code of a flow's own view; empty where other views render it. */
function viewOf(name: string): string {
  const files = globSync(`${name}/*.{ts,tsx}`, { cwd: views.pathname });
  return files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(new URL(file, views), 'utf8'))
    .join('\n');
}

describe.each(Object.entries(flows))('%s', (name, { machine, readerEvents }) => {
  it('calls no event "reported" that its own view sends', () => {
    const code = viewOf(name);
    const reported = machine.events.filter(
      (type) => !type.startsWith('xstate.') && !readerEvents.includes(type),
    );
    expect(reported.filter((type) => code.includes(`.send({ type: '${type}'`))).toEqual([]);
  });

  it('leaves the reader an event if it is ever visible', () => {
    expect(isEverVisible(machine) && readerEvents.length === 0).toBe(false);
  });

  it('has a unique id, by which the stories count what was sent', () => {
    const others = Object.values(flows).filter((flow) => flow.machine.id === machine.id);
    expect(others).toHaveLength(1);
  });
});
