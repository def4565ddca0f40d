import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { citingMachine } from './citing.machine.ts';
import type { CitingCommand, CitingReport, Found } from './citing.types.ts';
import { citedWorks } from './works.fixtures.ts';

const found: Found = { references: citedWorks, services: ['Crossref'], icons: {} };

function start() {
  const commands: CitingCommand[] = [];
  const asked: string[] = [];
  let report: (event: CitingReport) => void = () => {};
  const actors = {
    text: fromCallback<CitingCommand, void, CitingReport>(({ receive, sendBack }) => {
      report = sendBack;
      receive((command) => commands.push(command));
    }),
    find: fromPromise(async ({ input }: { input: { passage: string } }) => {
      asked.push(input.passage);
      return found;
    }),
  };
  const citing = createActor(citingMachine.provide({ actors })).start();
  return { citing, commands, asked, report: (event: CitingReport) => report(event) };
}

it('cites what is picked, and nothing that was not found', async () => {
  const { citing, commands, report } = start();
  report({ type: 'open', passage: 'Notes by hand', listed: [] });
  await waitFor(citing, (state) => state.matches('results'));
  citing.send({ type: 'cite', id: 'nothing' });
  expect(commands).toEqual([]);
  citing.send({ type: 'cite', id: 'doi:10.1000/182' });
  expect(commands).toEqual([{ type: 'cite', reference: citedWorks[2] }]);
  expect(citing.getSnapshot().value).toBe('closed');
});

it('sends no passage without words', () => {
  const { citing, asked, report } = start();
  report({ type: 'open', passage: ' \n', listed: [] });
  expect([citing.getSnapshot().value, asked]).toEqual(['empty', []]);
});

it('searches again if a card is opened over another', async () => {
  const { citing, asked, report } = start();
  report({ type: 'open', passage: 'One', listed: [] });
  report({ type: 'open', passage: 'Two', listed: [] });
  await waitFor(citing, (state) => state.matches('results'));
  expect([asked, citing.getSnapshot().context.passage]).toEqual([['One', 'Two'], 'Two']);
});
