import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startModelServer } from '../../../apps/api/src/generation/testing/model-server.ts';
import type { Engine } from './engine.ts';
import { engines } from './index.ts';

const passage = { text: 'He go home.', language: 'en', country: 'GB' } as const;

const askedOf = async (engine: Engine | undefined) => {
  const opened = await engine?.open();
  const proposals = await opened?.check(passage);
  await opened?.close();
  return proposals;
};

test('without addresses the engines are those of this machine', () => {
  expect(engines({}).map(({ name }) => name)).toEqual(['Octavo', 'Harper alone', 'Hunspell alone']);
});

test('a LanguageTool server is asked in the variety of the passage', async () => {
  const bodies: string[] = [];
  const match = {
    offset: 3,
    length: 2,
    replacements: [{ value: 'goes' }, { value: 'went' }],
    rule: { id: 'R' },
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ matches: [match] }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const found = engines({ LANGUAGETOOL_URL: `http://127.0.0.1:${port}/` }).at(-1);
  expect(await askedOf(found)).toEqual([
    { offset: 3, length: 2, replacement: 'goes', alternatives: ['went'], rule: 'R' },
  ]);
  expect(bodies).toEqual(['language=en-GB&text=He+go+home.']);
  server.close();
});

test('a connected model is asked to correct the text, and its changes are the proposals', async () => {
  const server = await startModelServer();
  server.behave({ kind: 'answer', words: ['He ', 'goes ', 'home.'] });
  const found = engines({ AI_BASE_URL: server.baseUrl, AI_MODEL: 'mender' }).at(-1);
  expect(found?.name).toBe('mender, asked to correct');
  expect(await askedOf(found)).toMatchObject([{ offset: 3, length: 2, replacement: 'goes' }]);
  await server.close();
});
