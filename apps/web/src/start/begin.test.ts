import { afterEach, expect, it, vi } from 'vitest';
import { begin } from './begin.ts';
import { documentStarted } from './page-events.ts';

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

declare global {
  /** The parts of the app that have run. */
  var ran: string[];
}

// A module is evaluated only once, so each page has its own.
let pages = 0;
const part = (name: string) => ({
  href: `data:text/javascript,globalThis.ran.push('${name}') // ${(pages += 1)}`,
});

type Appended = EventTarget & { readonly rel?: string; readonly href?: string; readonly src?: string };

/** A page without links, for a given reader. */
function page({
  path = '/app/',
  isAuthenticated = false,
  wasHere = false,
  hasStorage = true,
  answers = {},
}: Visitor) {
  const asked: string[] = [];
  const appended: Appended[] = [];
  const parts = ['libraries', 'app'].map(part);
  globalThis.ran = [];
  const runs = Promise.withResolvers<void>();
  const reload = vi.fn<() => void>();
  const kept = new Map<string, string>();
  const dataset = {
    texts: '{"en":"/texts-en.json","fr-FR":"/texts-fr.json"}',
    documentStart: '/app/assets/start-document.js',
    frame: path.includes('/document/') ? 'document' : 'list',
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
  const stub = Object.assign(new EventTarget(), {
    cookie: '',
    readyState: 'complete',
    documentElement: { dataset },
    createElement: () => new EventTarget(),
    querySelectorAll: (selector: string) => (selector.includes('modulepreload') ? parts : []),
    head: {
      append: (element: Appended) => {
        appended.push(element);
        // The manifest is added when the app runs.
        if (element.rel === 'manifest') runs.resolve();
      },
    },
  });
  vi.stubGlobal('document', stub);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return (
      answers[address]?.() ??
      Response.json(address === '/is_authenticated' ? { isAuthenticated } : { ok: true })
    );
  });
  return { asked, appended, reload, runs: runs.promise, kept, stub };
}

const texts = ['/texts-fr.json', '/texts-en.json'];
const lists = ['/docs/list?limit=500', '/docs/recent'];

it('a first visitor gets a session, and the page reloads once all requests are answered', async () => {
  const slow = Promise.withResolvers<Response>();
  const { asked, reload, kept } = page({ answers: { '/texts-en.json': () => slow.promise } });
  const begun = begin();
  await expect.poll(() => asked).toEqual([...texts, '/is_authenticated', '/auth/anonymous']);
  expect(reload).not.toHaveBeenCalled();
  slow.resolve(Response.json({}));
  await begun;
  expect([reload.mock.calls.length, kept.size]).toEqual([1, 1]);
});

it.each([
  ['has a session', { isAuthenticated: true }],
  ['was here before', { wasHere: true }],
])('a visitor who %s sees no reload, and the lists are requested at once', async (_who, visitor) => {
  const { asked, reload, runs } = page(visitor);
  await Promise.all([begin(), runs]);
  expect(asked).toEqual(expect.arrayContaining(lists));
  expect(asked).not.toContain('/auth/anonymous');
  expect(reload).not.toHaveBeenCalled();
});

it('regression 318: the manifest is in the language of the page', async () => {
  const { appended, runs } = page({ wasHere: true });
  await Promise.all([begin(), runs]);
  expect(appended.find(({ rel }) => rel === 'manifest')?.href).toBe('/app/manifest-fr-FR.webmanifest');
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

it.each([
  ['is done', ({ stub }: ReturnType<typeof page>) => stub.dispatchEvent(new Event(documentStarted))],
  [
    'does not come',
    ({ appended }: ReturnType<typeof page>) => appended.at(-1)?.dispatchEvent(new Event('error')),
  ],
])('on the page of a document, the app runs once the script before it %s', async (_when, end) => {
  const visited = page({ path: '/app/document/7f1c', wasHere: true });
  const begun = begin();
  await expect.poll(() => visited.appended.at(-1)?.src).toBe('/app/assets/start-document.js');
  expect(visited.asked).toContain('/docs/item/7f1c');
  expect(globalThis.ran).toEqual([]);
  end(visited);
  await begun;
  expect(globalThis.ran).toEqual(['libraries', 'app']);
});

it('on home, the app runs without a script before it', async () => {
  const { appended } = page({ wasHere: true });
  await begin();
  expect(appended.map(({ src }) => src)).toEqual([undefined]);
  expect(globalThis.ran).toEqual(['libraries', 'app']);
});
