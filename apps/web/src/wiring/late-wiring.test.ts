import { globSync } from 'node:fs';
import { lateAppFlows } from '@octavo/machines/app';
import { lateDeskFlows } from '@octavo/machines/desk';
import { expect, it } from 'vitest';
import { lateMachines } from './late-machines.ts';

const unfetched = () => Promise.reject(new Error('Nothing is fetched.'));

it('wires every late flow of the app in the file of its name', () => {
  const machines = Object.entries(lateMachines).map(([file, { id }]) => [file, id]);
  const late = Object.keys(lateAppFlows(unfetched)).map((name) => [name, name]);
  expect(Object.fromEntries(machines)).toEqual(Object.fromEntries(late));
});

it('has a file for every late flow of a document', () => {
  const files = globSync('*.late-desk.ts', { cwd: import.meta.dirname });
  expect(files.map((file) => file.replace('.late-desk.ts', '')).toSorted()).toEqual(
    Object.keys(lateDeskFlows(unfetched)).toSorted(),
  );
});
