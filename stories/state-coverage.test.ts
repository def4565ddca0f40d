import { existsSync, readFileSync } from 'node:fs';
import { flows } from '@octavo/machines/fixtures';
import { describe, expect, it } from 'vitest';

const form = `export const Name = meta.story({ args: { state: '<state>' } })`;
const story = /^export const \w+ = meta\.story\(\{\s*args: \{\s*state: '([^']+)'/gm;

// Read, not imported: story files bring styles and the DOM along.
describe.each(Object.entries(flows))('stories/flows/%s.stories.tsx', (name, flow) => {
  const file = new URL(`./flows/${name}.stories.tsx`, import.meta.url);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const shown = [...source.matchAll(story)].map(([, state]) => state ?? '');
  // Nothing shows a flow that has ended.
  const drawn = flow.states.filter((state) => !state.final).map((state) => state.name);

  it('exists', () => {
    expect(existsSync(file), `the flow "${name}" has no story file`).toBe(true);
  });

  it('shows every reachable state', () => {
    const unshown = drawn.filter((state) => !shown.includes(state));
    expect(unshown, `write each as: ${form}`).toEqual([]);
  });

  it('shows no state that cannot be reached', () => {
    expect(shown.filter((state) => !drawn.includes(state))).toEqual([]);
  });
});
