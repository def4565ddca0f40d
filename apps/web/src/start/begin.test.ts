import { afterEach, expect, it, vi } from 'vitest';
import { begin } from './begin.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.octavoEarly = undefined;
});

interface Visitor {
  readonly path?: string;
  readonly isAuthenticated?: boolean;
  readonly wasHere?: boolean;
  readonly hasStorage?: boolean;
  readonly answers?: Readonly<Record<string, () => Promise<Response>>>;
}

/** A page without links, as somebody sees it. */
function page({
  path = '/app/',
  isAuthenticated = false,
  wasHere = false,
  hasStorage = true,
  answers = {},
}: Visitor) {
  const asked: string[] = [];
  const links: { readonly rel?: string; readonly href?: string; readonly src?: string }[] = [];
  const runs = Promise.withResolvers<void>();
  const reload = vi.fn<() => void>();
  const kept = new Map<string, string>();
  const dataset = {
    texts: '{"en":"/texts-en.json","fr-FR":"/texts-fr.json"}',
    documentFiles: 'desk.css desk.js editor.js',
    firstText: '/app/assets/first-text.js',
  };
  vi.stubGlobal('location', { pathname: path, search: '', reload });
  vi.stubGlobal('navigator', { languages: ['fr-FR'] });
  vi.stubGlobal('localStorage', { getItem: () => (wasHere ? 'fr-FR' : null) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!hasStorage) throw new DOMException('no', 'SecurityError');
      kept.set(key, value);
    },
  });
  vi.stubGlobal('document', {
    cookie: '',
    readyState: 'complete',
    documentElement: { dataset },
    createElement: () => ({}),
    querySelectorAll: () => [],
    head: {
      append: (link: { readonly rel?: string; readonly href?: string }) => {
        links.push(link);
        // The app is run with its manifest.
        if (link.rel === 'manifest') runs.resolve();
      },
    },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return (
      answers[address]?.() ??
      Response.json(address === '/is_authenticated' ? { isAuthenticated } : { ok: true })
    );
  });
  return { asked, links, reload, runs: runs.promise, kept };
}

const texts = ['/texts-fr.json', '/texts-en.json'];
const lists = ['/docs/list?limit=500', '/docs/recent'];

it('a first visitor gets a session, and the page is reloaded when all that was asked for is there', async () => {
  const slow = Promise.withResolvers<Response>();
  const { asked, reload, kept } = page({ answers: { '/texts-en.json': () => slow.promise } });
  const begun = begin();
  await vi.waitFor(() => expect(asked).toEqual([...texts, '/is_authenticated', '/auth/anonymous']));
  expect(reload).not.toHaveBeenCalled();
  slow.resolve(Response.json({}));
  await begun;
  expect([reload.mock.calls.length, kept.size]).toEqual([1, 1]);
});

it.each([
  ['has a session', { isAuthenticated: true }],
  ['was here before', { wasHere: true }],
])('whoever %s is not reloaded, and the lists are asked for at once', async (_who, visitor) => {
  const { asked, reload, runs } = page(visitor);
  await Promise.all([begin(), runs]);
  expect(asked).toEqual(expect.arrayContaining(lists));
  expect(asked).not.toContain('/auth/anonymous');
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['nothing can be kept', { hasStorage: false }],
  ['no session is given', { answers: { '/auth/anonymous': async () => new Response('', { status: 429 }) } }],
  [
    'the server is not there',
    { answers: { '/is_authenticated': () => Promise.reject(new TypeError('no')) } },
  ],
])('where %s the app runs and says so', async (_where, visitor) => {
  const { reload, runs } = page(visitor);
  await Promise.all([begin(), runs]);
  expect(reload).not.toHaveBeenCalled();
});

it('the files of a document are fetched together, on its page alone', async () => {
  const document = page({ path: '/app/document/7f1c', wasHere: true });
  await Promise.all([begin(), document.runs]);
  expect(document.asked).toContain('/docs/item/7f1c');
  const fetched = document.links.filter(({ rel }) => rel !== 'manifest');
  expect(fetched.map(({ rel = 'script', href, src }) => `${rel} ${href ?? src}`)).toEqual([
    'script /app/assets/first-text.js',
    'preload /app/assets/desk.css',
    'modulepreload /app/assets/desk.js',
    'modulepreload /app/assets/editor.js',
  ]);
  const home = page({ wasHere: true });
  await Promise.all([begin(), home.runs]);
  expect(home.links.filter(({ rel }) => rel !== 'manifest')).toEqual([]);
});
