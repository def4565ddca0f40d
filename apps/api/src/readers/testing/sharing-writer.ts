import {
  commentList,
  created,
  documentComment,
  openedLink,
  readerLink,
  readerLinkList,
} from '@octavo/contract';
import { answerOf } from '../../testing/answer-of.ts';
import type { Browser } from '../../testing/browser.ts';
import { paragraphsOf } from '../../testing/paragraphs-of.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const anchor = { quote: 'tide', before: 'The ', after: ' comes in.', offset: 4 };

/** Somebody who has opened a link. */
export interface Reader {
  readonly browser: Browser;
  readonly linkId: string;
  /** Path of a call of the link. */
  readonly at: (path: string) => string;
}

/** A writer with documents and links, and readers of these. */
export function sharingWriter(app: TestApp, writer: Browser) {
  return {
    writer,
    async start(text = 'The tide comes in.', title = 'Tides'): Promise<string> {
      const { id } = await answerOf(created, writer.post('/docs/create_blank', { title }));
      await writer.post(`/docs/save/${id}`, { title, content: paragraphsOf(text) });
      return id;
    },
    share: (id: string, wanted: object = {}) =>
      answerOf(readerLink, writer.post(`/docs/links/${id}`, { name: 'Friend', kind: 'comment', ...wanted })),
    async links(id: string) {
      return (await answerOf(readerLinkList, writer.get(`/docs/links/${id}`))).links;
    },
    async open(token: string, browser = app.browser(), password?: string): Promise<Reader> {
      const { linkId } = await answerOf(openedLink, browser.post('/readers/open', { token, password }));
      return { browser, linkId, at: (path) => `/readers/${linkId}/${path}` };
    },
    say: (reader: Reader, text: string, more: object = { anchor }) =>
      answerOf(documentComment, reader.browser.post(reader.at('comments'), { text, ...more })),
    answer: (id: string, thread: string, text: string) =>
      answerOf(documentComment, writer.post(`/docs/comments/${id}`, { thread, text })),
    async comments(id: string) {
      return (await answerOf(commentList, writer.get(`/docs/comments/${id}`))).comments;
    },
  };
}
