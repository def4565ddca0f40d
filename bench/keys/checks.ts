import type { Page } from 'playwright';
import { endpoints } from '../../packages/contract/src/endpoints.ts';

/** The requests of a page to the corrections service. */
export interface Checks {
  readonly requests: () => number;
  readonly paragraphs: () => number;
  /** Whether nothing has been sent or received for this many ms. */
  readonly quietFor: (ms: number) => boolean;
}

/** Watches a page's requests. */
export function watchChecks(page: Page): Checks {
  let requests = 0;
  let paragraphs = 0;
  let open = 0;
  let last = performance.now();
  const isCheck = (url: string): boolean => new URL(url).pathname === endpoints.corrections.path;
  page.on('request', (request) => {
    if (!isCheck(request.url())) return;
    const { text }: { text: string } = request.postDataJSON();
    requests += 1;
    paragraphs += text.split('\n\n').length;
    open += 1;
    last = performance.now();
  });
  const end = (request: { url(): string }): void => {
    if (!isCheck(request.url())) return;
    open -= 1;
    last = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    requests: () => requests,
    paragraphs: () => paragraphs,
    quietFor: (ms) => open === 0 && performance.now() - last > ms,
  };
}
