import { anchorAt } from '@octavo/document-schema/comment-anchor';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { editorCounters } from '../counters/editor-counters.ts';
import { paragraph } from '../testing/editor-state.ts';
import { drawCommentsIn, drawnComments } from './drawn-comments.ts';
import { listComments } from './selectors.ts';
import { commentOn, createCommentDriver } from './testing/comment-driver.ts';

beforeEach(() => {
  globalThis.__octavoCounters = true;
});
afterEach(() => {
  globalThis.__octavoCounters = false;
});

/** A long text with comments on words spread evenly over it, of which those of the first paragraphs are drawn. */
function createCommented(count: number) {
  const paragraphs = Array.from({ length: 500 }, (_, index) =>
    paragraph(`Paragraph ${index} has twenty places. ${'one two three four '.repeat(10)}`),
  );
  const driver = createCommentDriver(paragraphs);
  const text = driver.anchored();
  const step = text.length / count;
  driver.list(
    Array.from({ length: count }, (_, index) => {
      const from = Math.floor(index * step);
      return commentOn(anchorAt(text, from, from + 8), `comment-${index}`);
    }),
  );
  driver.dispatch(drawCommentsIn(driver.state.tr, { from: 0, to: 2000 }));
  return driver;
}

/** The work of a key: how many comments it maps and paints. */
function workOf(driver: ReturnType<typeof createCommented>, position: number) {
  const before = { ...editorCounters };
  driver.dispatch(driver.state.tr.insertText('x', position));
  return {
    mapped: editorCounters.commentsMapped - before.commentsMapped,
    painted: editorCounters.commentsPainted - before.commentsPainted,
  };
}

it.each([200, 10_000])(
  'with %i comments, a key maps at most two chunks of them and redraws none',
  (count) => {
    const driver = createCommented(count);
    const last = listComments(driver.state).at(-1);
    const [first, middle] = [1, Math.floor(driver.state.doc.content.size / 2)];
    for (const position of [first, middle, driver.state.doc.content.size - 1]) {
      const { mapped, painted } = workOf(driver, position);
      expect(mapped).toBeLessThanOrEqual(128);
      // Words that the key has changed are no longer drawn.
      expect(painted).toBeLessThanOrEqual(drawnComments(driver.state).length);
    }
    expect(listComments(driver.state).at(-1)?.from).toBe((last?.from ?? 0) + 2);
  },
);

it('a key outside all commented words redraws none', () => {
  const driver = createCommented(200);
  const [one, two] = listComments(driver.state);
  const between = Math.floor(((one?.to ?? 0) + (two?.from ?? 0)) / 2);
  expect(workOf(driver, between).painted).toBe(0);
});
