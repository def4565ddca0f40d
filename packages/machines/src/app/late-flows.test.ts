import { expect, it } from 'vitest';
import { type AnyStateMachine, initialTransition } from 'xstate';
import { restOf } from './late-flows.ts';
import { lateMachines } from './late-flows.fixtures.ts';

const machines = new Map<string, AnyStateMachine>(Object.entries(lateMachines));

it.each(Object.entries(restOf))('%s rests as its machine begins', (name, { value, context, tags = [] }) => {
  const machine = machines.get(name);
  if (!machine) throw new Error(`There is no machine named ${name}`);
  const [first] = initialTransition(machine);
  expect({ value, context, tags }).toEqual({
    value: first.value,
    context: first.context ?? {},
    tags: [...first.tags],
  });
});
