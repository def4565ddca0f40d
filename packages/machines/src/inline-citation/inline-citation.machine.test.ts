import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { citedWorks } from '../citing/works.fixtures.ts';
import { inlineCitationMachine } from './inline-citation.machine.ts';
import type {
  InlineCitationCommand,
  InlineCitationEmitted,
  InlineCitationReport,
} from './inline-citation.types.ts';

const work = (reference: string) => ({ reference, locator: '', prefix: '', suffix: '' });

function start() {
  const commands: InlineCitationCommand[] = [];
  const text = fromCallback<InlineCitationCommand, void, InlineCitationReport>(({ receive }) =>
    receive((command) => commands.push(command)),
  );
  const actor = createActor(inlineCitationMachine.provide({ actors: { text } }));
  const emitted: InlineCitationEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({
    type: 'open',
    citation: { works: [work('a'), work('b')], narrative: false },
    references: citedWorks,
  });
  return { actor, commands, emitted };
}

it('changes the citation in one step, on confirmation', () => {
  const { actor, commands, emitted } = start();
  actor.send({ type: 'work.change', index: 0, change: { locator: '12', suffix: 'too' } });
  actor.send({ type: 'work.remove', index: 1 });
  actor.send({ type: 'work.remove', index: 0 });
  actor.send({ type: 'narrative.change', narrative: true });
  expect(commands).toEqual([]);
  actor.send({ type: 'submit' });
  expect(commands).toEqual([
    {
      type: 'change',
      citation: { works: [{ ...work('a'), locator: '12', suffix: 'too' }], narrative: true },
    },
  ]);
  expect(emitted).toEqual([{ type: 'opened' }, { type: 'closed' }]);
});

it('leaves the citation unchanged if the card is dismissed or left for the reference', () => {
  const { actor, commands, emitted } = start();
  actor.send({ type: 'work.change', index: 0, change: { locator: '12' } });
  actor.send({ type: 'reference.open', id: 'a' });
  expect([commands, emitted.at(-1)]).toEqual([[], { type: 'reference', id: 'a' }]);
});

it('removes the citation', () => {
  const { actor, commands } = start();
  actor.send({ type: 'remove' });
  expect(commands).toEqual([{ type: 'remove' }]);
});
