import { whenIdle } from '@octavo/ui/when-idle';
import type { cleanPastedHtml, TakePicture } from './clean-pasted-html.ts';

let cleaner: typeof cleanPastedHtml | null = null;

/** Fetches what cleans pasted HTML, unless it is there; rejects where that cannot be fetched. */
export async function fetchPasteCleaner(): Promise<void> {
  cleaner ??= (await import('./clean-pasted-html.ts')).cleanPastedHtml;
}

/** Whether HTML can be cleaned at once. */
export const hasPasteCleaner = (): boolean => cleaner !== null;

/** What is pasted, cleaned; its bare text until the cleaner is there. */
export function cleanPaste(html: string, takePicture: TakePicture): string {
  if (cleaner !== null) return cleaner(html, takePicture);
  const place = document.createElement('p');
  place.textContent = textOfHtml(html);
  return place.outerHTML;
}

export const textOfHtml = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** An editor is opened to write in it first: the rest of what a paste needs comes in idle time. */
export const fetchPasteCleanerSoon = (): void => whenIdle(() => void fetchPasteCleaner().catch(() => {}));
