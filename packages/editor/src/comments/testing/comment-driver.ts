import { anchorAt, anchoredText, type CommentAnchor } from '@octavo/document-schema/comment-anchor';
import type { JsonNode } from '@octavo/document-schema';
import { createStateDriver } from '../../testing/editor-state.ts';
import { anchoredTextBetween } from '../anchored-places.ts';
import { withComments } from '../comment-key.ts';
import type { MarkedComment } from '../comment-place.ts';
import { commentPlugin } from '../comment-plugin.ts';
import { drawnCommentsPlugin } from '../drawn-comments.ts';
import { listComments } from '../selectors.ts';

/** A comment of a reader on an anchor. */
export const commentOn = (
  anchor: CommentAnchor,
  id = `on ${anchor.offset} ${anchor.quote}`,
): MarkedComment => ({
  id,
  anchor,
  mark: null,
  isResolved: false,
});

/** An editor without a view, with comments. */
export function createCommentDriver(content: readonly JsonNode[]) {
  const driver = createStateDriver(content, [commentPlugin(), drawnCommentsPlugin()]);
  const list = (comments: readonly MarkedComment[]) =>
    driver.dispatch(withComments(driver.state.tr, { type: 'list', comments }));
  return Object.assign(driver, {
    list,
    anchored: () => anchoredText(driver.state.doc.toJSON()),
    /** Comments on each occurrence of some words. */
    comment: (...quotes: readonly string[]) => {
      const text = anchoredText(driver.state.doc.toJSON());
      const comments = quotes.flatMap((quote) =>
        [...text.matchAll(new RegExp(quote, 'gu'))].map(({ index }) =>
          commentOn(anchorAt(text, index, index + quote.length)),
        ),
      );
      list(comments);
      return comments;
    },
    /** The words of each comment in reading order; null where they are gone. */
    words: () =>
      listComments(driver.state).map(({ from, to, isGone }) =>
        isGone ? null : anchoredTextBetween(driver.state.doc, from, to),
      ),
  });
}
