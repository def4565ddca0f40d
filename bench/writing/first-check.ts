import { setTimeout as pause } from 'node:timers/promises';
import { inBrowser } from '../keys/in-browser.ts';
import { openBare, openUnchecked } from '../keys/open-pages.ts';
import { createTypist, type Turn, typicalCpu } from '../keys/typist.ts';
import type { Row } from '../part.ts';
import { median, percentile } from '../percentile.ts';
import { paragraphs } from '../corrections/text.ts';
import { type BenchServer, onBenchServer } from '../server.ts';
import { createDocument, type TextDocument } from '../writer.ts';
import { coverage } from './coverage.ts';

const sizes = [10_000, 50_000];
const rounds = 2;
/** The length of a writer's pause between a few words, in ms: longer than the wait before a check. */
const betweenTurns = 700;
const mostTurns = 24;

interface Round {
  readonly app: readonly Turn[];
  readonly bare: readonly Turn[];
  /** From opening the page to the last answer of the first check, in ms; undefined if it had not arrived by the end. */
  readonly checkedAfter: number | undefined;
}

/** Typing into a text during its first check, from the moment it is editable. */
export async function typingDuringFirstCheck(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const words of sizes) {
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // A server remembers what it has checked, so each round gets a new one.
      measured.push(await onBenchServer((server) => measureRound(server, words)));
    }
    const size = `${words.toLocaleString('en')} words, checked for the first time`;
    const paints = measured.flatMap(({ app }) => app.flatMap((turn) => turn.paints));
    const ratios = measured.map(({ app, bare }) => typicalCpu(app) / typicalCpu(bare));
    const means = measured.map(({ app, bare }) => meanCpu(app) / meanCpu(bare));
    const ends = measured.flatMap(({ checkedAfter }) => checkedAfter ?? []);
    rows.push(
      { name: `${size}: CPU of a key against bare, median`, value: median(ratios), unit: '×', limit: 1.5 },
      { name: `${size}: CPU of a key against bare, mean`, value: median(means), unit: '×', limit: 1.5 },
      { name: `${size}: painted, p50`, value: percentile(paints, 50), unit: 'ms' },
      { name: `${size}: painted, p99`, value: percentile(paints, 99), unit: 'ms' },
      {
        name: `${size}: checked to the end while somebody writes, of ${rounds}`,
        value: ends.length,
        unit: 'rounds',
      },
    );
    // Without a completed round there is no such figure.
    if (ends.length > 0) {
      rows.push({ name: `${size}: checked to the end after`, value: median(ends), unit: 'ms' });
    }
  }
  return rows;
}

const meanCpu = (turns: readonly Turn[]): number =>
  turns.reduce((total, { cpu }) => total + cpu, 0) / turns.length;

function measureRound(server: BenchServer, words: number): Promise<Round> {
  return inBrowser(server, async (context, writer) => {
    const text = realProse(words);
    const open = async (content: TextDocument) =>
      (await openUnchecked(context, server, await createDocument(writer, 'Bench', content))).page;
    // Opened before the text, whose check begins when it is opened, so it takes its fonts from another page.
    const bare = await createTypist(await openBare(context, server, await open(realProse(80)), text, null));
    const page = await open(text);
    const start = performance.now();
    const app = await createTypist(page);
    const turns: { readonly app: Turn[]; readonly bare: Turn[] } = { app: [], bare: [] };
    let checkedAfter: number | undefined;
    for (let turn = 0; turn < mostTurns && checkedAfter === undefined; turn += 1) {
      turns.app.push(await app.takeTurn());
      turns.bare.push(await bare.takeTurn());
      await pause(betweenTurns);
      if ((await coverage(page)) === 1) checkedAfter = performance.now() - start;
    }
    return { ...turns, checkedAfter };
  });
}

/** Sentences from the evals, one in twelve with a mistake, so that no two paragraphs hit the checker's cache. */
const realProse = (words: number): TextDocument => ({
  type: 'doc',
  content: paragraphs('en', words).map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  })),
});
