import { anchorAt, anchoredText } from '@octavo/document-schema/comment-anchor';
import { undo } from '@tiptap/pm/history';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyKindOfBlock } from '../testing/every-kind-of-block.ts';
import { paragraph } from '../testing/editor-state.ts';
import { anchoredTextBetween } from './anchored-places.ts';
import { commentsOf } from './comment-key.ts';
import { drawnComments } from './drawn-comments.ts';
import { currentAnchors, listComments } from './selectors.ts';
import { commentOn, createCommentDriver } from './testing/comment-driver.ts';
import { createWriter, type Writing, writing } from './testing/random-writing.ts';

const { heading, broken, list, quotation, table } = everyKindOfBlock;
const content = [
  heading,
  paragraph('one two three one two'),
  broken,
  paragraph('The tide goes out again, and the tide is gone.'),
  list,
  quotation,
  table,
  paragraph('one two'),
];

/** Words that readers have marked: any, also over the end of a paragraph, and each other. */
const marks = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 80 });

function createMarked(marked: readonly (readonly [number, number])[]) {
  const driver = createCommentDriver(content);
  const text = driver.anchored();
  const comments = marked.map(([start, length], index) => {
    const from = start % (text.length - 1);
    return commentOn(anchorAt(text, from, Math.min(from + length, text.length)), `comment-${index}`);
  });
  driver.list(comments);
  return { driver, comments };
}

const quotes = (comments: readonly { readonly id: string; readonly anchor: { readonly quote: string } }[]) =>
  new Map(comments.map(({ id, anchor }) => [id, anchor.quote]));

it('whatever is written, a comment covers the words that the reader marked, or says that they are gone', () => {
  const steps = fc.array(writing, { maxLength: 30 });
  fc.assert(
    fc.property(marks, steps, (marked, taken) => {
      const { driver, comments } = createMarked(marked);
      const write = createWriter(driver);
      const quoteOf = quotes(comments);
      for (const one of taken) {
        write(one);
        const { doc } = driver.state;
        const places = listComments(driver.state);
        expect(places.map(({ id }) => id).toSorted()).toEqual(comments.map(({ id }) => id).toSorted());
        for (const { id, from, to, isGone } of places) {
          expect([from >= 0, from <= to, to <= doc.content.size]).toEqual([true, true, true]);
          expect(isGone || anchoredTextBetween(doc, from, to) === quoteOf.get(id)).toBe(true);
          expect(commentsOf(driver.state)?.lost.has(id)).toBe(isGone);
        }
        expect(drawnOf(driver)).toEqual(
          places
            .filter(({ isGone, from, to }) => !isGone && hasText(driver, from, to))
            .map(({ id }) => id)
            .toSorted(),
        );
      }
    }),
    { numRuns: 400 },
  );
});

it('undo puts comments back on their words', () => {
  const edits = fc.array(writing, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(marks, edits, (marked, taken) => {
      const { driver } = createMarked(marked);
      const before = driver.state.doc;
      const places = listComments(driver.state);
      const write = createWriter(driver);
      for (const one of taken.filter(isUndoable)) {
        driver.wait(2000);
        write(one);
      }
      while (driver.run(undo));
      expect(driver.state.doc.toJSON()).toEqual(before.toJSON());
      expect(listComments(driver.state).filter(({ isGone }) => isGone)).toEqual([]);
      const text = driver.anchored();
      // Where the same words have the same surroundings twice, either is right.
      for (const { id, from, to } of listComments(driver.state)) {
        const place = places.find((one) => one.id === id);
        if (place?.from === from) continue;
        expect(anchoredTextBetween(driver.state.doc, from, to)).toBe(
          anchoredTextBetween(driver.state.doc, place?.from ?? 0, place?.to ?? 0),
        );
      }
      expect(text).toBe(anchoredText(before.toJSON()));
    }),
    { numRuns: 300 },
  );
});

it('anchors place comments on the same words in this editor and in the next one', () => {
  const steps = fc.array(writing, { maxLength: 12 });
  fc.assert(
    fc.property(marks, steps, (marked, taken) => {
      const { driver, comments } = createMarked(marked);
      const write = createWriter(driver);
      for (const one of taken) write(one);
      const anchors = currentAnchors(driver.state);
      const next = createCommentDriver(driver.state.doc.toJSON().content);
      next.list(comments.map((one) => ({ ...one, anchor: anchors.get(one.id) ?? one.anchor })));
      const known = new Map(listComments(driver.state).map((place) => [place.id, place]));
      const lost = listComments(next.state).filter(
        ({ id, isGone }) => isGone && known.get(id)?.isGone === false,
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const isUndoable = ({ kind }: Writing) => !['undo', 'redo', 'pause', 'replace'].includes(kind);

const drawnOf = ({ state }: ReturnType<typeof createCommentDriver>) =>
  [...new Set(drawnComments(state).map(({ spec }) => String(spec.id)))].toSorted();

const hasText = ({ state }: ReturnType<typeof createCommentDriver>, from: number, to: number) =>
  from < to && state.doc.slice(from, to).size > 0;
