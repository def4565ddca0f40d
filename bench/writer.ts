import { endpoints } from '../packages/contract/src/endpoints.ts';
import type { Browser } from '../apps/api/src/testing/browser.ts';

export interface TextNode {
  readonly type: 'paragraph' | 'heading';
  readonly attrs?: { readonly level: number };
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
}

export interface TextDocument {
  readonly type: 'doc';
  readonly content: readonly TextNode[];
}

/** An anonymous visitor who keeps documents through the API. */
export async function signIn(browser: Browser): Promise<void> {
  await expectOk(browser.post(endpoints.signInAnonymously.path));
}

/** Creates a document with this content and returns its id. */
export async function createDocument(
  browser: Browser,
  title: string,
  content: TextDocument,
): Promise<string> {
  const created = await expectOk(browser.post(endpoints.createBlankDocument.path, { title }));
  const { id }: { id: string } = await created.json();
  await expectOk(browser.post(savePath(id), { title, content }));
  return id;
}

export const savePath = (id: string): string => endpoints.saveDocument.path.replace('{documentId}', id);

export async function expectOk(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
}
