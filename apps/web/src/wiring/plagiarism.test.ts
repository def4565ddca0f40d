import type { LookUpServices } from '@octavo/contract';
import type { DocumentJson } from '@octavo/document-schema';
import i18next from 'i18next';
import { beforeAll, afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { wirePlagiarism } from './plagiarism.ts';

afterEach(() => vi.unstubAllGlobals());

const services: LookUpServices = {
  citations: [],
  plagiarism: ['Wikipedia'],
  searchesWeb: true,
  icons: false,
};
const written = (text: string): DocumentJson => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** The state in which a check ends if the server gives this answer. */
async function check(answer: () => Response, readContent = () => written('People answered books.')) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/main/check_plagiarism') return Response.json(services);
    asked.push(address);
    return answer();
  });
  const plagiarism = createActor(wirePlagiarism('d1', readContent)).start();
  plagiarism.send({ type: 'check' });
  const { context } = await waitFor(plagiarism, (state) => state.hasTag('failed') || state.hasTag('clean'));
  plagiarism.stop();
  return { problem: context.problem, asked: asked.length };
}

beforeAll(() =>
  i18next.init({
    lng: 'fr-FR',
    resources: {
      'fr-FR': {
        errors: { unknown: 'Imprévu.' },
        refusals: { sources_unavailable: 'Les sources sont injoignables.' },
      },
    },
  }),
);

const nothingFound = () => Response.json([]);

test('PLAG-06: an empty document is reported without a request', async () => {
  expect(await check(nothingFound, () => written('  '))).toEqual({ problem: { kind: 'empty' }, asked: 0 });
});

test('PLAG-08: an editor that returns no text is reported without a request', async () => {
  const broken = (): never => {
    throw new TypeError('The editor is gone.');
  };
  expect(await check(nothingFound, broken)).toEqual({ problem: { kind: 'noText' }, asked: 0 });
});

test.each([
  ['PLAG-09: an answer that cannot be read', () => new Response('<html>no</html>'), { kind: 'invalid' }],
  ['PLAG-10: neither a list nor an error', () => Response.json({ results: [] }), { kind: 'format' }],
  ['PLAG-10: null', () => Response.json(null), { kind: 'format' }],
  ['PLAG-11: a bad status', () => new Response('no', { status: 503 }), { kind: 'status', status: 503 }],
  [
    'PLAG-07: what the server refuses, in the reader’s language',
    () => Response.json({ error: 'No service answers.', code: 'sources_unavailable' }, { status: 502 }),
    { kind: 'server', error: 'Les sources sont injoignables.' },
  ],
  [
    'regression 248: PLAG-07: which services could not be reached',
    () =>
      Response.json(
        { error: 'No.', code: 'sources_unavailable', values: { services: ['Wikipedia', 'Crossref'] } },
        { status: 502 },
      ),
    { kind: 'server', error: 'Les sources sont injoignables.', details: 'Wikipedia, Crossref' },
  ],
  [
    'PLAG-07: an error in an answer that is no failure',
    () => Response.json({ error: 'Not today.' }),
    { kind: 'server', error: 'Imprévu.' },
  ],
])('%s', async (_, answer, problem) => {
  expect(await check(answer)).toEqual({ problem, asked: 1 });
});

test('PLAG-12: any other failure', async () => {
  const answer = Response.json([]);
  vi.spyOn(answer, 'json').mockRejectedValue(new RangeError('unforeseen'));
  const { problem } = await check(() => answer);
  expect(problem).toEqual({ kind: 'unknown' });
});

test('finding nothing in common is not a failure', async () => {
  expect(await check(nothingFound)).toEqual({ problem: null, asked: 1 });
});
