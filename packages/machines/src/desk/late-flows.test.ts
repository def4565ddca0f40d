import { expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { flows } from '../fixtures.ts';
import type { Flow } from '../testing/flow.ts';
import { restOf } from './late-flows.ts';

const known: Readonly<Record<string, Flow>> = flows;

it.each(Object.entries(restOf))('%s rests as its machine begins', (name, { value, context, tags = [] }) => {
  const machine = known[name]?.machine;
  if (!machine) throw new Error(`There is no machine named ${name}`);
  const [first] = initialTransition(machine, { id: '' });
  expect({ value, context, tags }).toEqual({
    value: first.value,
    context: first.context,
    tags: [...first.tags],
  });
});
