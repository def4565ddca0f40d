import { aiCallCharge, aiCallHeader, apiError } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtInEngine } from './built-in/engine.ts';
import { openAiCompatible } from './openai-compatible.ts';
import { toolSettings } from './testing/call-samples.ts';
import type { Ending } from './testing/behaviour.ts';
import { additions, type Kind, text, wrong } from './testing/kinds-of-answers.ts';
import { moreAdditions, moreWrong } from './testing/more-kinds-of-answers.ts';
import { startModelServer, type ModelServer } from './testing/model-server.ts';
import { serveGeneration, type ServedGeneration } from './testing/serve-generation.ts';

const same =
  'Ana Ribeiro counted forty-two boats in the harbour of the old town in 1987, and noted when each one of them came home.';
const shorter = 'In 1987 Ana Ribeiro counted 42 boats and when they came home.';
const longer = `${same} It was patient work, done evening after evening from a bench on the quay.`;
const paragraph =
  'Few things tell more about a town than the hour at which its boats come home, and few people have asked for it.';
const outline = '# The boats\n\n[Say why they matter.]\n\n# The town\n\n[Say what it is like.]';

type Action = {
  readonly path: string;
  /** A correct answer. */
  readonly good: string;
  /** Whether it replaces the text, and has to keep its words and facts. */
  readonly replaces: boolean;
  /** Whether the author describes the task, or it has a fixed form. */
  readonly isFree?: boolean;
};
const plain = (name: string, good: string): Action => ({ path: `text/plain/${name}`, good, replaces: true });
const empty = (name: string): Action => ({ path: `empty/${name}`, good: paragraph, replaces: false });

const actions: readonly Action[] = [
  ...['changeTone', 'improveFluency', 'paraphrase', 'soundAcademic'].map((name) => plain(name, same)),
  plain('summarize', shorter),
  plain('makeLonger', longer),
  ...[
    'writeIntroduction',
    'writeConclusion',
    'writeOpposingArgument',
    'writeWithMoreDepth',
    'expandTitle',
  ].map(empty),
  { path: 'empty/insertTemplate', good: outline, replaces: false, isFree: true },
  { path: 'main/modify_text', good: same, replaces: true, isFree: true },
  { path: 'text/update_config', good: same, replaces: true },
  { path: 'main/make-local', good: text.replace('harbour', 'harbor'), replaces: true },
];

let peer: ModelServer;
let server: ServedGeneration;
beforeAll(async () => {
  peer = await startModelServer();
  const model = openAiCompatible({ baseUrl: peer.baseUrl, model: 'test-model' });
  server = await serveGeneration(
    () => Promise.resolve(model),
    builtInEngine({ check: () => Promise.resolve([]) }),
  );
});
afterAll(async () => {
  await server.close();
  await peer.close();
});

/** What ends up in the text, or the error code if nothing does, and what was charged. */
async function ask({ path }: Action, answer: string, ending: Ending) {
  server.charged.length = 0;
  peer.behave({ kind: 'answer', words: answer.match(/[\s\S]{1,6}/g) ?? [], ending });
  const body = {
    title: 'The boats of the old town',
    text: '',
    selection: text,
    tone: 'Formal',
    prompt: 'Say it anew',
  };
  const call = `answer-${++calls}`;
  const response = await fetch(`${server.url}/v2/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [aiCallHeader]: call },
    body: JSON.stringify(bodyOf(path, body)),
  });
  if (!response.ok) {
    const { code } = apiError.parse(await response.json());
    return { code, charged: server.charged.join('') };
  }
  const said = await response.text().catch(() => null);
  await expect.poll(() => server.charged.length).toBe(1);
  const charged = server.charged.join('');
  // The stream broke off after it had begun; the caller asks why.
  const ended = said === null ? await fetch(`${server.url}/v2/ai_calls/${call}`, { method: 'DELETE' }) : null;
  if (ended !== null) return { code: aiCallCharge.parse(await ended.json()).failure, charged };
  return { said: path === 'text/update_config' ? JSON.parse(said ?? '').result : said, charged };
}

let calls = 0;

function bodyOf(path: string, body: object): object {
  if (path === 'text/update_config') return { ...toolSettings, text };
  if (path === 'main/make-local') return { text };
  return path.startsWith('empty') ? { ...body, selection: '', text } : body;
}

const fits = ({ only }: Kind, action: Action): boolean =>
  only === undefined ||
  (action.isFree !== true &&
    (only === 'not free' ||
      (action.replaces && (only === 'replaces' || !action.path.endsWith('makeLonger')))));

describe.each(actions)('$path', (action) => {
  test.each(additions.filter((kind) => fits(kind, action)))(
    'regression 192: an answer with $name lands without it',
    async ({ answer, ending = 'stop' }) => {
      const { said } = await ask(action, answer(action.good), ending);
      expect(said).toBe(action.good);
    },
  );

  test.each(moreAdditions.filter((kind) => fits(kind, action)))(
    'regression 411: an answer with $name lands without it',
    async ({ answer }) => {
      const { said } = await ask(action, answer(action.good), 'stop');
      expect(said).toBe(action.good);
    },
  );

  test.each(moreWrong.filter((kind) => fits(kind, action)))(
    'regression 411: an answer that is $name is rejected and costs nothing',
    async ({ answer, code }) => {
      expect(await ask(action, answer(action.good), 'stop')).toEqual({ code, charged: '' });
    },
  );

  test.each(wrong.filter((kind) => fits(kind, action)))(
    'regression 193: an answer that is $name is rejected and costs nothing',
    async ({ answer, ending = 'stop', code }) => {
      expect(await ask(action, answer(action.good), ending)).toEqual({ code, charged: '' });
    },
  );
});
