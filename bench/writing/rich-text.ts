import { photograph } from '../../apps/api/src/testing/picture-files.ts';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import type { Browser } from '../../apps/api/src/testing/browser.ts';
import { inBrowser } from '../keys/in-browser.ts';
import { openBare, openUnchecked, untilChecked } from '../keys/open-pages.ts';
import { settled } from '../keys/round.ts';
import { createTypist, type Turn, typicalCpu } from '../keys/typist.ts';
import type { Row } from '../part.ts';
import { median, percentile } from '../percentile.ts';
import { prose } from '../prose.ts';
import { type BenchServer, onBenchServer } from '../server.ts';
import { createDocument, expectOk, savePath, type TextDocument } from '../writer.ts';

const words = 10_000;
const rounds = 3;
const turnsOfAPage = 10;
const unmeasuredTurns = 2;
const pictures = 5;

type Json = object;

/** Keys in a text with 60 footnotes, 12 tables and 5 pictures, compared with a bare ProseMirror with the same nodes. */
export async function typingInRichText(): Promise<Row[]> {
  const measured: { readonly app: readonly Turn[]; readonly bare: readonly Turn[] }[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await onBenchServer(measureRound));
  const ratios = measured.map(({ app, bare }) => typicalCpu(app) / typicalCpu(bare));
  const turns = measured.flatMap(({ app }) => app);
  const name = `${words.toLocaleString('en')} words with 60 footnotes, 12 tables, ${pictures} pictures`;
  return [
    { name: `${name}: CPU against bare`, value: median(ratios), unit: '×', limit: 1.25 },
    { name: `${name}: CPU of a key`, value: typicalCpu(turns), unit: 'ms' },
    {
      name: `${name}: painted, p50`,
      value: percentile(
        turns.flatMap(({ paints }) => paints),
        50,
      ),
      unit: 'ms',
    },
    {
      name: `${name}: React commits`,
      value: median(turns.map(({ commits, keys }) => commits / keys)),
      unit: '1/key',
      limit: 0,
    },
  ];
}

function measureRound(server: BenchServer) {
  return inBrowser(server, async (context, writer) => {
    const text = prose(words, 0);
    const { id, content } = await createRichDocument(writer, text);
    const real = await openUnchecked(context, server, id);
    await untilChecked(real);
    const app = await createTypist(real.page);
    const bare = await createTypist(await openBare(context, server, real.page, content, null));
    const turns: { readonly app: Turn[]; readonly bare: Turn[] } = { app: [], bare: [] };
    for (let turn = 0; turn < unmeasuredTurns + turnsOfAPage; turn += 1) {
      // Wait until the save of the previous turn is no longer shown: it is not part of a key.
      await settled(real);
      const taken = { app: await app.takeTurn(), bare: await bare.takeTurn() };
      if (turn < unmeasuredTurns) continue;
      turns.app.push(taken.app);
      turns.bare.push(taken.bare);
    }
    return turns;
  });
}

/** A text with a footnote in every second paragraph, a table after every tenth, and a few pictures. */
async function createRichDocument(browser: Browser, text: TextDocument) {
  const id = await createDocument(browser, 'Bench', text);
  const kept = await Promise.all(Array.from({ length: pictures }, () => keepPicture(browser, id)));
  const paragraphs = text.content.length;
  const content = text.content.flatMap((node, index): Json[] => {
    const isNoted = node.type === 'paragraph' && index % 2 === 1;
    const block = isNoted ? { ...node, content: [...node.content, footnote(index)] } : node;
    const picture = kept.find((_, place) => Math.floor(((place + 0.5) * paragraphs) / pictures) === index);
    return [block, ...(index % 11 === 5 ? [table(index)] : []), ...(picture ? [picture] : [])];
  });
  const rich = { type: 'doc', content };
  await expectOk(browser.post(savePath(id), { title: 'Bench', content: rich }));
  return { id, content: rich };
}

const letters = (text: string): Json[] => [{ type: 'text', text }];
const footnote = (index: number): Json => ({
  type: 'footnote',
  attrs: { content: letters(`See the harbour book, page ${index}.`) },
});
const table = (index: number): Json => ({
  type: 'table',
  content: Array.from({ length: 4 }, (_, row) => ({
    type: 'tableRow',
    content: Array.from({ length: 3 }, (_cell, column) => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph', content: letters(`The boat ${index + row + column}`) }],
    })),
  })),
});

async function keepPicture(browser: Browser, id: string): Promise<Json> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(await photograph())], 'harbour.jpg', { type: 'image/jpeg' }));
  const path = endpoints.addPicture.path.replace('{documentId}', id);
  const answer = await expectOk(browser.request(path, { method: 'POST', body: form }));
  const picture: Json = await answer.json();
  return { type: 'picture', attrs: { ...picture, alt: 'The harbour', decorative: false, size: 'full' } };
}
