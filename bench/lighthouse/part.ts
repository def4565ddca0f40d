import { buildApp } from '../build-app.ts';
import type { Part, Row } from '../part.ts';
import { median } from '../percentile.ts';
import { prose } from '../prose.ts';
import { type BenchServer, startBenchServer } from '../server.ts';
import { createDocument, signIn } from '../writer.ts';
import { type Device, type Visit, visit } from './visit.ts';

const rounds = 5;
const devices: readonly Device[] = ['mobile', 'desktop'];

/** The Lighthouse results of a visit's first page: home without a session, and one's own document. */
export const lighthouse: Part = {
  title: 'First visits in Lighthouse',
  measure: async () => {
    await buildApp();
    const server = await startBenchServer();
    try {
      const document = await someDocument(server);
      const rows: Row[] = [];
      for (const device of devices) {
        rows.push(...(await rowsOf(`home, ${device}`, () => visit(`${server.origin}/app/`, device))));
        const open = () => visit(`${server.origin}/app/document/${document.id}`, device, document.cookies);
        rows.push(...(await rowsOf(`editor, ${device}`, open)));
      }
      return rows;
    } finally {
      await server.stop();
    }
  },
};

interface SomeDocument {
  readonly id: string;
  /** The cookies of the document's owner. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** A text of 600 words without misspellings. */
async function someDocument(server: BenchServer): Promise<SomeDocument> {
  const browser = server.browser();
  await signIn(browser);
  return { id: await createDocument(browser, 'Bench', prose(600, 0)), cookies: browser.cookies };
}

async function rowsOf(name: string, open: () => Promise<Visit>): Promise<readonly Row[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await open());
  const middle = (figure: keyof Visit): number => median(visits.map((each) => each[figure]));
  return [
    // A score of at least 95 means at most 5 points missing.
    {
      name: `${name}: performance, short of 100`,
      value: 100 - middle('performance'),
      unit: 'points',
      limit: 5,
    },
    {
      name: `${name}: accessibility, short of 100`,
      value: 100 - middle('accessibility'),
      unit: 'points',
      limit: 0,
    },
    {
      name: `${name}: best practices, short of 100`,
      value: 100 - middle('bestPractices'),
      unit: 'points',
      limit: 0,
    },
    { name: `${name}: first contentful paint`, value: middle('firstPaint'), unit: 'ms' },
    { name: `${name}: largest contentful paint`, value: middle('largestPaint'), unit: 'ms' },
    { name: `${name}: total blocking time`, value: middle('blocking'), unit: 'ms' },
    { name: `${name}: layout shift`, value: middle('shift'), unit: '×' },
  ];
}
