import { mkdirSync, writeFileSync } from 'node:fs';
import { deadEnds, declaredStates } from '@octavo/machines/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { flowBeside, machineFiles, storiesOf } from './state-law/found-machines.ts';
import { isEverVisible } from './state-law/is-ever-visible.ts';
import { describedStates, shownStates, storyIds } from './state-law/shown-states.ts';
import { storyOfState } from './statecharts/story-of-state.ts';

const place = /^packages\/machines\/src\/([\w-]+)\/\1\.machine\.ts$/;
const form = `export const Name = meta.story({ args: { state: '<state>' } })`;
const counts = { machines: 0, covered: 0, reachable: 0 };
const files = machineFiles();

it('finds every machine of the project', () => {
  expect(files.filter((file) => !place.test(file))).toEqual([]);
  expect(files).not.toEqual([]);
});

describe.each(files)('%s', async (file) => {
  const name = place.exec(file)?.[1] ?? file;
  const source = storiesOf(name);
  const shown = source === null ? [] : shownStates(source, `${name}.stories.tsx`);
  const described = source === null ? [] : describedStates(source, `${name}.stories.tsx`);
  // A machine without fixtures fails here, and so does an event without a sample while walking it.
  const flow = await flowBeside(file);
  const graph = flow.walk();
  // A flow that has ended shows nothing, nor does one that only keeps or joins others.
  const drawn = isEverVisible(flow.machine)
    ? graph.states.filter((state) => !state.final).map((state) => state.name)
    : [];

  counts.machines += 1;
  counts.reachable += drawn.length;
  counts.covered += drawn.filter((state) => shown.includes(state)).length;

  it('has stories, if there is anything to draw', () => {
    expect(source !== null || drawn.length === 0, `there is no stories/flows/${name}.stories.tsx`).toBe(true);
  });

  it('reaches every state it declares', () => {
    expect(graph.states.map((state) => state.name).toSorted()).toEqual(
      declaredStates(flow.machine).toSorted(),
    );
  });

  it('has a story for every reachable state', () => {
    const unshown = drawn.filter((state) => !shown.includes(state));
    expect(unshown, `write each as: ${form}`).toEqual([]);
  });

  it('has a story named after each state, to which statecharts and the panel link', () => {
    const ids = source === null ? [] : storyIds(source, `${name}.stories.tsx`);
    const title = `Flows/${name}`;
    expect(drawn.map((state) => storyOfState(title, state)).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has no story for a state that cannot be reached', () => {
    const reachable = graph.states.map((state) => state.name);
    expect(shown.filter((state) => !reachable.includes(state))).toEqual([]);
  });

  it('handles every event that it declares in some state', () => {
    expect(flow.machine.events.filter((type) => !graph.taken.has(type))).toEqual([]);
  });

  it('can be left in every state that is visible and not busy', () => {
    expect(deadEnds(flow.machine, flow.samples, graph.situations)).toEqual([]);
  });

  it('describes for every state who has the focus and what is announced', () => {
    expect(described.toSorted(), `parameters: { states } in stories/flows/${name}.stories.tsx`).toEqual(
      drawn.toSorted(),
    );
  });
});

afterAll(() => {
  const folder = new URL('../test-results/counts/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('states.json', folder), JSON.stringify(counts));
});
