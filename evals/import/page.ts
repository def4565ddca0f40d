import { documentOf } from '../../packages/formats/src/html/document-of.ts';
import { readFile } from '../../packages/formats/src/reading/read-file.ts';
import { Refused } from '../../packages/formats/src/reading/refusal.ts';
import type { ImportOutcome } from './outcome.ts';

declare global {
  var importFile: (base64: string, name: string) => Promise<ImportOutcome>;
}

/** Imports a file as the app does, but not in a worker. */
globalThis.importFile = async (base64, name) => {
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
    const text = await readFile(bytes, name);
    const { title, content, losses, places } = documentOf(text, name);
    const cited = Array.from(
      text.html.matchAll(/<cite data-inline-citation[^>]*>([^<]*)<\/cite>/gu),
      ([, words]) => words ?? '',
    );
    return { ok: true, title, content, losses, places, cited };
  } catch (error) {
    return { ok: false, reason: error instanceof Refused ? error.reason : String(error) };
  }
};
