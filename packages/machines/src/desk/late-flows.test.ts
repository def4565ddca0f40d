import { expect, it } from 'vitest';
import { type AnyStateMachine, initialTransition } from 'xstate';
import { conflictMachine } from '../conflict/conflict.machine.ts';
import { goalMachine } from '../goal/goal.machine.ts';
import { recordMachine } from '../record/record.machine.ts';
import { versionsMachine } from '../versions/versions.machine.ts';
import { type LateDeskMachines, restOf } from './late-flows.ts';

const machines: Readonly<Record<keyof LateDeskMachines, AnyStateMachine>> = {
  conflict: conflictMachine,
  goal: goalMachine,
  record: recordMachine,
  versions: versionsMachine,
};

it.each(Object.entries(restOf))('%s rests as its machine begins', (name, { value, context, tags = [] }) => {
  const machine = Object.entries(machines).find(([known]) => known === name)?.[1];
  if (!machine) throw new Error(`There is no machine named ${name}`);
  const [first] = initialTransition(machine, { id: '' });
  expect({ value, context, tags }).toEqual({
    value: first.value,
    context: first.context,
    tags: [...first.tags],
  });
});
