import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { citedWorks } from '../citing/works.fixtures.ts';
import { listing } from './listing.fixtures.ts';
import { referencesMachine } from './references.machine.ts';
import type { ReferencesCommand, ReferencesReport } from './references.types.ts';

function start() {
  const commands: ReferencesCommand[] = [];
  const actors = {
    text: fromCallback<ReferencesCommand, void, ReferencesReport>(({ receive, sendBack }) => {
      receive((command) => commands.push(command));
      sendBack({ type: 'listed', listing });
    }),
    lookUp: fromPromise(async ({ input }: { input: { doi: string } }) =>
      input.doi === '10.1000/182' ? (citedWorks[2] ?? null) : null,
    ),
  };
  return { references: createActor(referencesMachine.provide({ actors })).start(), commands };
}

it('adds a typed reference as not verified', () => {
  const { references, commands } = start();
  references.send({ type: 'form.open' });
  references.send({ type: 'submit' });
  expect(references.getSnapshot().context.problem).toBe('title');
  references.send({
    type: 'form.change',
    change: { title: ' Notes ', authors: 'Doe, J.; Roe, R.', year: '19' },
  });
  references.send({ type: 'submit' });
  expect(references.getSnapshot().context.problem).toBe('year');
  references.send({ type: 'form.change', change: { year: '2019' } });
  references.send({ type: 'submit' });
  expect(commands).toEqual([
    {
      type: 'add',
      reference: {
        id: expect.stringMatching(/^own:/u),
        authors: ['Doe, J.', 'Roe, R.'],
        year: '2019',
        title: 'Notes',
        publication: '',
        doi: '',
        url: '',
      },
    },
  ]);
});

it('refuses a duplicate', () => {
  const { references, commands } = start();
  references.send({ type: 'form.open' });
  references.send({ type: 'form.change', change: { title: 'Anything', doi: '10.1000/182' } });
  references.send({ type: 'submit' });
  expect([references.getSnapshot().context.problem, commands]).toEqual(['duplicate', []]);
});

it('a record that was looked up is verified until it is edited by hand', async () => {
  const { references, commands } = start();
  references.send({ type: 'form.open', id: 'own:1' });
  references.send({ type: 'form.change', change: { doi: '10.1000/none' } });
  references.send({ type: 'lookUp' });
  await waitFor(references, (state) => state.context.isUnknown);
  references.send({ type: 'form.change', change: { doi: '10.1000/182' } });
  references.send({ type: 'lookUp' });
  await waitFor(references, (state) => state.context.record !== null);
  references.send({ type: 'form.change', change: { title: 'Another title' } });
  references.send({ type: 'submit' });
  expect(references.getSnapshot().context.problem).toBe('duplicate');
  references.send({ type: 'form.change', change: { doi: '10.1000/183' } });
  references.send({ type: 'submit' });
  expect(commands).toMatchObject([
    { type: 'update', id: 'own:1', reference: { id: 'own:1', title: 'Another title' } },
  ]);
  expect(commands[0]).not.toHaveProperty('reference.source');
});
