import { whenIdle } from '@octavo/ui/when-idle';
import type { cleanPastedHtml, TakePicture } from '@octavo/formats/cleaning';
import { withoutHandlers } from '@octavo/formats/pasting';

let cleaner: typeof cleanPastedHtml | null = null;

/** Loads the cleaner of pasted HTML if needed; rejects if it cannot be fetched. */
export async function fetchPasteCleaner(): Promise<void> {
  cleaner ??= (await import('@octavo/formats/cleaning')).cleanPastedHtml;
}

/** Loads it before anything is pasted; a paste that finds it missing tries again. */
export function preparePasteCleaner(): void {
  if (cleaner === null) void fetchPasteCleaner().catch(() => {});
}

/** Documents are often only read, so until the text gets the focus, idle time is early enough. */
export function preparePasteCleanerWhenIdle(): void {
  if (cleaner === null) whenIdle(preparePasteCleaner);
}

/** Whether HTML can be cleaned at once. */
export const hasPasteCleaner = (): boolean => cleaner !== null;

/** Cleans pasted HTML; returns its plain text until the cleaner is loaded. */
export function cleanPaste(html: string, takePicture: TakePicture): string {
  if (cleaner !== null) return cleaner(html, takePicture);
  const place = document.createElement('p');
  place.textContent = textOfHtml(html);
  return place.outerHTML;
}

const blocks =
  'address, article, aside, blockquote, br, dd, div, dt, figure, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, td, th, tr, ul';

/** The text of a page, with each block on its own line. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const element of body.querySelectorAll('script, style, template')) element.remove();
  for (const block of body.querySelectorAll(blocks)) block.after('\n');
  return body.textContent.trim();
}
