import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { additions, text, wrong } from '../../../apps/api/src/generation/testing/kinds-of-answers.ts';
import type { EvalTask } from '../eval-task.ts';
import { isRight } from '../result.ts';
import { type Peer, type Said, startPeer } from '../testing/peer.ts';

let peer: Peer;
beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.server.close());

describe('the answers that the gate is tested with', () => {
  const same =
    'Ana Ribeiro counted forty-two boats in the harbour of the old town in 1987, and noted when each one of them came home.';
  const task: EvalTask = {
    id: 'paraphrase-boats',
    group: 'paraphrase',
    name: 'paraphrase',
    language: 'en',
    countryCode: 'GB',
    kind: 'numbers',
    work: { do: 'card', action: 'paraphrase', request: { title: '', text: '', selection: text } },
    source: text,
    demands: {
      share: [0.6, 1.5],
      shape: 'as the source',
      inventsNo: 'all',
      overlap: { of: 'source', least: 0.2 },
      differs: true,
    },
  };
  const saidOf = ({ answer, ending }: (typeof additions)[number]): Said => ({
    kind: 'answer',
    words: answer(same).match(/\s*\S+\s*/gu) ?? [''],
    ...(ending === undefined ? {} : { ending }),
  });

  test.each(additions)('$name: right, without additions', async (kind) => {
    expect(isRight(await peer.result(task, saidOf(kind)))).toBe(true);
  });

  test.each(wrong)('$name: not right', async (kind) => {
    expect(isRight(await peer.result(task, saidOf(kind)))).toBe(false);
  });
});
