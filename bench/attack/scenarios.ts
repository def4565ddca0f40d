import { connect } from 'node:net';
import { defaultDownloadOptions, type FileType } from '../../packages/contract/src/download-options.ts';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { textLimits } from '../../packages/contract/src/text-limits.ts';
import type { Browser } from '../../apps/api/src/testing/browser.ts';
import { createDocument, savePath, type TextDocument } from '../writer.ts';

/** The means of attack that a visitor has. */
export interface Attacker {
  readonly origin: string;
  readonly browser: Browser;
  /** Calls repeatedly, this many at once, until time is up, and counts the status of each answer. */
  readonly flood: (atOnce: number, call: (turn: number) => Promise<Response>) => Promise<void>;
  /** Aborted when time is up. */
  readonly signal: AbortSignal;
}

type Scenario = (attacker: Attacker) => Promise<void>;

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const;
const longText = (paragraphs: number, edition = 0): TextDocument => ({
  type: 'doc',
  content: Array.from({ length: paragraphs }, (_, index) =>
    paragraph(`${'The tide rises with the moon and falls again. '.repeat(8)}${index} ${edition}`),
  ),
});
const lists = (count: number) => ({
  type: 'doc',
  content: Array.from({ length: count }, (_, index) => ({
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph(`Item ${index}`)] }],
  })),
});

const download = (browser: Browser, id: string, fileType: FileType): Promise<Response> =>
  browser.post(endpoints.downloadDocument.path.replace('{id}', id), { ...defaultDownloadOptions, fileType });
const corrections = (browser: Browser, text: string): Promise<Response> =>
  browser.post(endpoints.corrections.path, { text });

/** Random words, always the same for a seed. */
function randomWords(count: number, seed: number): string {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const word = (): string =>
    Array.from({ length: 5 + next(6) }, () => 'abcdefghijlmnopqrstuv'.charAt(next(21))).join('');
  return Array.from({ length: count }, (_, at) => `${word()}${at % 20 === 19 ? '\n\n' : ' '}`).join('');
}

/** One visitor against everybody, each scenario as tried in the security review. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  nothing: async () => undefined,
  'DOCX of 20,000 lists, 8 at once': async ({ browser, flood }) => {
    const id = await createDocument(browser, 'Lists', longText(1));
    await browser.post(savePath(id), { title: 'Lists', content: lists(20_000) });
    await flood(8, () => download(browser, id, 'docx'));
  },
  'PDF of 4 MB, 24 at once': async ({ browser, flood }) => {
    const id = await createDocument(browser, 'Long', longText(9_000));
    await flood(24, () => download(browser, id, 'pdf'));
  },
  'corrections of 100 kB, 70 at once': ({ browser, flood }) =>
    flood(70, (turn) => corrections(browser, `Teh tide rise ${turn} with a moon. `.repeat(3_000))),
  '200 kB of random words, 4 at once': ({ browser, flood }) =>
    flood(4, (turn) =>
      corrections(browser, `Voici les mots que je ne connais pas. ${randomWords(23_000, turn + 1)}`),
    ),
  'saves of 3.6 MB, 8 at once': async ({ browser, flood }) => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) => createDocument(browser, `Large ${index}`, longText(1))),
    );
    const bodies = Array.from({ length: 8 }, (_, edition) =>
      JSON.stringify({ title: 'Large', content: longText(8_600, edition) }),
    );
    await flood(8, (turn) =>
      browser.request(savePath(ids[turn % 8] ?? ''), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: bodies[(turn + Math.floor(turn / 8)) % 8] ?? '',
      }),
    );
  },
  'reads of 3.6 MB, 8 at once': async ({ browser, flood }) => {
    const id = await createDocument(browser, 'Large', longText(8_600));
    await flood(8, async () => {
      const response = await browser.get(endpoints.getDocument.path.replace('{id}', id));
      await response.arrayBuffer();
      return response;
    });
  },
  'reads of 3.6 MB, 300 at once': async ({ browser, flood }) => {
    const id = await createDocument(browser, 'Large', longText(8_600));
    await flood(300, () => browser.get(endpoints.getDocument.path.replace('{id}', id)));
  },
  'plagiarism checks of 1 MB beside 11 MB, 4 at once': async ({ browser, flood }) => {
    for (const title of ['One', 'Two', 'Three']) await createDocument(browser, title, longText(8_600));
    const text = 'The tide rises with the moon and falls again. '.repeat(21_000);
    await flood(4, (turn) => browser.post(endpoints.checkPlagiarism.path, { text: `${turn} ${text}` }));
  },
  'uploads that stall, 300 connections': async ({ origin, browser, signal }) => {
    const id = await createDocument(browser, 'Stalled', longText(1));
    const { hostname, port } = new URL(origin);
    const cookie = Object.entries(browser.cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    const head = `POST ${savePath(id)} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nX-Forwarded-For: 198.51.100.66\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n`;
    const sockets = Array.from({ length: 300 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(head + 'x'.repeat(100_000));
      return socket;
    });
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    for (const socket of sockets) socket.destroy();
  },
  'new sessions, 20 at once': ({ origin, flood }) =>
    flood(20, () =>
      fetch(`${origin}${endpoints.signInAnonymously.path}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '198.51.100.66' },
      }),
    ),
  'guesses of share codes, 20 at once': ({ browser, flood }) =>
    flood(20, (turn) => browser.post(endpoints.signInWithCode.path, { code: `guess-${turn}` })),
  'paraphrases of 50 kB, 40 at once': ({ browser, flood }) =>
    flood(40, () =>
      browser.post(endpoints.paraphrase.path, {
        title: '',
        text: '',
        selection: 'The tide rises with the moon. '.repeat(3_000).slice(0, textLimits.aiSelection),
      }),
    ),
};
