// What a document's page does before the app runs. `begin.ts` fetches it, so that home does without.
import { drawFirstText } from './draw-first-text.ts';
import { fetchDocumentFiles } from './fetch-document-files.ts';
import { fetchTextFont } from './fetch-text-font.ts';
import { documentAddress } from './first-addresses.ts';
import { documentStarted, drawnAnew, pause } from './page-events.ts';

/** How long the files wait for the text, in milliseconds. */
const mostWait = 1000;

void start();

async function start(): Promise<void> {
  // The text first: the editor's files keep the connection and the processor busy for a long time.
  await Promise.race([showText(), pause(mostWait)]);
  await fetchDocumentFiles();
  document.dispatchEvent(new Event(documentStarted));
}

async function showText(): Promise<void> {
  const answer = globalThis.octavoEarly?.get(documentAddress(location.pathname) ?? '');
  if (answer === undefined) return;
  await fetchTextFont();
  if (await drawFirstText(answer)) await drawnAnew();
}
