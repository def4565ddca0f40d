import type { LookUpServices } from '@octavo/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { CheckProblem } from './check-problem.ts';
import { plagiarismMachine } from './plagiarism.machine.ts';
import type { Checked, PlagiarismEmitted } from './plagiarism.types.ts';

const found: Checked = {
  sent: 3,
  results: [
    {
      title: 'Marginalia',
      link: 'https://example.org/m',
      displayLink: 'example.org',
      snippet: '',
      icon: '',
      isOwn: false,
      share: 0.2,
      yours: [
        { text: 'as ', isSame: false },
        {
          text: 'people answered books where they stood and kept the answers in the margins for a long while',
          isSame: true,
        },
      ],
      theirs: [],
    },
  ],
};

function start(check: () => Promise<Checked>) {
  const received: PlagiarismEmitted[] = [];
  const plagiarism = createActor(
    plagiarismMachine.provide({
      actors: {
        services: fromPromise<LookUpServices>(async () => ({
          citations: [],
          plagiarism: ['Wikipedia'],
          searchesWeb: true,
          icons: false,
        })),
        check: fromPromise(check),
      },
    }),
  );
  plagiarism.on('*', (event) => received.push(event));
  plagiarism.start();
  plagiarism.send({ type: 'check' });
  return { plagiarism, received };
}

it('jumps from a match to its words in the text', async () => {
  const { plagiarism, received } = start(async () => found);
  await waitFor(plagiarism, (state) => state.matches('results'));
  plagiarism.send({ type: 'show', link: 'https://example.org/none' });
  plagiarism.send({ type: 'show', link: 'https://example.org/m' });
  expect(received).toEqual([
    { type: 'opened' },
    { type: 'closed' },
    { type: 'show', words: 'people answered books where they stood and kept the answers in the margins for' },
  ]);
});

it.each([
  ['its own sentence', new CheckProblem({ kind: 'status', status: 503 }), { kind: 'status', status: 503 }],
  ['the sentence of all else', new TypeError('undefined is not a function'), { kind: 'unknown' }],
])('a check that fails has %s', async (_, error, problem) => {
  const { plagiarism } = start(() => Promise.reject(error));
  await waitFor(plagiarism, (state) => state.matches('failed'));
  expect(plagiarism.getSnapshot().context.problem).toEqual(problem);
});

it('a check that is stopped reports no matches', async () => {
  const answer = Promise.withResolvers<Checked>();
  const { plagiarism, received } = start(() => answer.promise);
  plagiarism.send({ type: 'stop' });
  answer.resolve(found);
  await answer.promise;
  expect([plagiarism.getSnapshot().value, received]).toEqual(['idle', []]);
});
