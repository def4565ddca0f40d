import type { CommentAnchor } from '@octavo/contract';
import { commentLimits } from '@octavo/contract/comment-limits';
import type { Page } from 'playwright';
import type { Browser } from '../../apps/api/src/testing/browser.ts';
import { inBrowser } from '../keys/in-browser.ts';
import { openUnchecked, untilChecked } from '../keys/open-pages.ts';
import { createTypist, type Turn, typicalCpu } from '../keys/typist.ts';
import type { Part, Row } from '../part.ts';
import { median, percentile } from '../percentile.ts';
import { prose } from '../prose.ts';
import { type BenchServer, onBenchServer } from '../server.ts';
import { createDocument, expectOk, type TextDocument } from '../writer.ts';

const words = 10_000;
const counts = [0, 200, 10_000] as const;
const turnsOfAPage = 12;
const unmeasuredTurns = 2;
/** Fewer than a reader may write in an hour. */
const commentsOfReader = 200;
const sentAtOnce = 8;

type Count = (typeof counts)[number];

/** The cost of comments for those who write. */
export const comments: Part = {
  title: 'A key press in a text with comments',
  // Each reader has a separate network; otherwise the limits of a network would end the run.
  measure: () => onBenchServer(measure, { TRUSTED_PROXIES: '127.0.0.1' }),
};

function measure(server: BenchServer): Promise<readonly Row[]> {
  return inBrowser(server, async (context, writer) => {
    const content = prose(words, 0);
    const pages = new Map<Count, { readonly page: Page; readonly opened: number }>();
    for (const count of counts) {
      const id = await createDocument(writer, 'Bench', content);
      await commentOn(server, writer, id, anchorsIn(content, count));
      const start = performance.now();
      const real = await openUnchecked(context, server, id);
      if (count > 0) await real.page.locator('.ProseMirror [data-comment]').first().waitFor();
      pages.set(count, { page: real.page, opened: performance.now() - start });
      await untilChecked(real);
    }
    const turns = new Map<Count, Turn[]>(counts.map((count) => [count, []]));
    const typists = await Promise.all(
      [...pages].map(async ([count, { page }]) => [count, await createTypist(page)] as const),
    );
    for (let turn = 0; turn < unmeasuredTurns + turnsOfAPage; turn += 1) {
      for (const [count, typist] of typists) {
        const taken = await typist.takeTurn();
        if (turn >= unmeasuredTurns) turns.get(count)?.push(taken);
      }
    }
    return rowsOf(turns, pages);
  });
}

function rowsOf(
  turns: ReadonlyMap<Count, readonly Turn[]>,
  pages: ReadonlyMap<Count, { readonly opened: number }>,
): Row[] {
  const of = (count: Count): readonly Turn[] => turns.get(count) ?? [];
  const ratio = (count: Count, base: Count): number =>
    median(of(count).map(({ cpu }, turn) => cpu / (of(base)[turn]?.cpu ?? Number.NaN)));
  return [
    ...counts.flatMap((count): Row[] => {
      const name = `${words.toLocaleString('en')} words, ${count.toLocaleString('en')} comments`;
      const paints = of(count).flatMap((turn) => turn.paints);
      return [
        { name: `${name}: CPU of a key`, value: typicalCpu(of(count)), unit: 'ms' },
        { name: `${name}: painted, p50`, value: percentile(paints, 50), unit: 'ms' },
        {
          name: `${name}: opened and marked after`,
          value: pages.get(count)?.opened ?? Number.NaN,
          unit: 'ms',
        },
      ];
    }),
    { name: '200 comments against none: CPU of a key', value: ratio(200, 0), unit: '×', limit: 1.1 },
    { name: '10,000 comments against 200: CPU of a key', value: ratio(10_000, 200), unit: '×', limit: 1.2 },
  ];
}

/** Places of three words, spread evenly over a text. */
function anchorsIn({ content }: TextDocument, count: number): CommentAnchor[] {
  const text = content.map((block) => block.content.map((part) => part.text).join('')).join('\n');
  const starts = [...text.matchAll(/\b\w+ \w+ \w+/gu)].map(
    ({ index, 0: { length } }) => [index, length] as const,
  );
  return Array.from({ length: count }, (_, nth) => {
    const [offset = 0, length = 0] = starts[Math.floor((nth * starts.length) / count)] ?? [];
    const end = offset + length;
    return {
      quote: text.slice(offset, end),
      before: text.slice(Math.max(0, offset - commentLimits.context), offset),
      after: text.slice(end, end + commentLimits.context),
      offset,
    };
  });
}

/** Has readers with a link comment on each place. */
async function commentOn(
  server: BenchServer,
  writer: Browser,
  id: string,
  anchors: readonly CommentAnchor[],
): Promise<void> {
  const made = await expectOk(writer.post(`/docs/links/${id}`, { name: 'Bench', kind: 'comment' }));
  const { token }: { token: string } = await made.json();
  for (let from = 0; from < anchors.length; from += commentsOfReader) {
    const network = { 'x-forwarded-for': `198.18.${from / commentsOfReader}.1` };
    const reader = server.browser();
    const opened = await expectOk(reader.post('/readers/open', { token }, network));
    const { linkId }: { linkId: string } = await opened.json();
    await expectOk(reader.post(`/readers/${linkId}/name`, { name: 'Ms Okafor' }, network));
    const own = anchors.slice(from, from + commentsOfReader);
    for (let first = 0; first < own.length; first += sentAtOnce) {
      const sent = own.slice(first, first + sentAtOnce).map((anchor) => {
        const said = { text: 'Which one?', anchor };
        return expectOk(reader.post(`/readers/${linkId}/comments`, said, network));
      });
      await Promise.all(sent);
    }
  }
}
