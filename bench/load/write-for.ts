import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { prose } from '../prose.ts';
import { savePath, type TextDocument } from '../writer.ts';
import type { LoadClient, Outcome } from './client.ts';

export type Kind = 'save' | 'correction' | 'list' | 'search';
export type Report = (kind: Kind, outcome: Outcome) => void;

const keyMs = 200;
/** A burst of keys, and a pause to think: somebody types about half of the time. */
const keys = { least: 15, most: 45 };
const thinking = { least: 3_000, most: 9_000 };
/** Like the page: a save 0.4 s after the last key, a check 0.5 s after it. */
const saveAfterMs = 400;
const checkAfterMs = 500;
const minute = 60_000;
const words = 600;

/** Creates a document to write in; undefined if the server refuses. */
export async function begin(client: LoadClient): Promise<string | undefined> {
  await client.call('POST', endpoints.signInAnonymously.path);
  const created = await client.call('POST', endpoints.createBlankDocument.path, { title: 'Load' });
  if (created.kind === 'failed') return undefined;
  const { id }: { id: string } = JSON.parse(created.body);
  return id;
}

/** Writes until the time is up: bursts of keys, and what the page sends because of them. */
export async function writeFor(
  client: LoadClient,
  id: string,
  milliseconds: number,
  random: () => number,
  report: Report,
): Promise<void> {
  const until = performance.now() + milliseconds;
  const between = ({ least, most }: { least: number; most: number }): number =>
    least + random() * (most - least);
  const pauseUntil = (ms: number): Promise<void> =>
    pause(Math.max(0, Math.min(ms, until - performance.now())));
  const isOver = (): boolean => performance.now() >= until;
  const text = prose(words, 0);
  let version: number | undefined;
  let edition = 0;

  const paragraphs = text.content.length;
  const changed = (): { readonly content: TextDocument; readonly paragraph: string } => {
    edition += 1;
    const place = edition % paragraphs;
    const written = `This is sentence ${edition}, which was written as number ${Math.floor(random() * 1e6)}.`;
    const content = text.content.map((node, index) => {
      if (index !== place) return node;
      const [first] = node.content;
      return { ...node, content: [{ type: 'text', text: `${first?.text ?? ''} ${written}` }] } as const;
    });
    return {
      content: { type: 'doc', content },
      paragraph: content[place]?.content[0]?.text ?? written,
    };
  };

  async function write(): Promise<void> {
    await pauseUntil(random() * thinking.most);
    while (!isOver()) {
      await pauseUntil(between(keys) * keyMs);
      if (isOver()) return;
      const { content, paragraph } = changed();
      const check = pause(checkAfterMs)
        .then(() => client.call('POST', endpoints.corrections.path, { text: paragraph }))
        .then((outcome) => report('correction', outcome));
      await pause(saveAfterMs);
      const saved = await client.call('POST', savePath(id), { title: 'Load', content, version });
      report('save', saved);
      if (saved.kind !== 'failed') {
        const answer: { version: number } = JSON.parse(saved.body);
        version = answer.version;
      }
      await check;
      await pauseUntil(between(thinking));
    }
  }

  async function every(kind: Kind, ask: () => Promise<Outcome>): Promise<void> {
    await pauseUntil(random() * minute);
    while (!isOver()) {
      report(kind, await ask());
      await pauseUntil(minute);
    }
  }

  await Promise.all([
    write(),
    every('list', () => client.call('GET', endpoints.listDocuments.path)),
    every('search', () => client.call('POST', endpoints.searchDocuments.path, { text: 'quay' })),
  ]);
}
