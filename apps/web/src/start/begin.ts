import { firstLanguages, hasKeptLanguage } from '../language-detector.ts';
import { append } from './append.ts';
import { askEarly, earlyRead } from './early-answers.ts';
import { fetchFonts } from './fetch-fonts.ts';
import { documentStarted, heard, loaded, parsed, pause, settled } from './page-events.ts';
import { anonymousAddress, firstAddresses, sessionAddress } from './first-addresses.ts';
import { manifestName } from './manifest-name.ts';
import { isReload, markReload } from './reload-mark.ts';
import { textsAddress } from './texts-address.ts';

/** How long the reload waits for files that are on their way, in milliseconds. */
const reloadTimeout = 15_000;

/**
 * Asks for what the app needs first, while its scripts are being fetched, and runs the app. A first visitor gets an
 * anonymous session, and the page reloads (SPEC §4) when all that was being fetched is in the cache: the app itself
 * runs only then. Whatever fails here is done again by the app, which can say so.
 */
export async function begin(): Promise<void> {
  for (const language of firstLanguages()) {
    const address = textsAddress(language);
    if (address !== null) void askEarly(address);
  }
  const session = askEarly(sessionAddress);
  // Somebody who was here before has a session, or had one: then the app finds out.
  if (isReload() || hasKeptLanguage()) return runForKnown();
  if (await isKnown(session)) return runForKnown();
  if (!(await hasSession()) || !markReload()) return runApp();
  await Promise.race([Promise.allSettled([loaded(), earlyRead()]), pause(reloadTimeout)]);
  location.reload();
}

function runForKnown(): Promise<void> {
  for (const address of firstAddresses(location.pathname)) void askEarly(address);
  return runApp();
}

/** Unknown counts as known: the app asks again. */
async function isKnown(session: Promise<Response>): Promise<boolean> {
  try {
    const answer: { readonly isAuthenticated?: boolean } = await (await session).clone().json();
    return answer.isAuthenticated !== false;
  } catch {
    return true;
  }
}

async function hasSession(): Promise<boolean> {
  try {
    const answer = await fetch(anonymousAddress, { method: 'POST', credentials: 'include' });
    // To its end, else the reload breaks it off.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

async function runApp(): Promise<void> {
  void fetchFonts();
  // Not before: its icons are fetched with it, and a reload would break them off.
  const [language = ''] = firstLanguages();
  append('link', { rel: 'manifest', href: `/app/${manifestName(language)}` });
  await parsed();
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => href,
  );
  // Behind the app's own style sheet, which says in what order the layers stand.
  if (document.documentElement.dataset['frame'] === 'document') await startDocument();
  await styled();
  // Each in a task of its own, so that a tap meanwhile is heard; the last one is the app.
  for (const script of scripts) await import(/* @vite-ignore */ script);
}

/** Resolves as well where the script of it does not come. */
async function startDocument(): Promise<void> {
  const script = append('script', { src: document.documentElement.dataset['documentStart'] });
  await Promise.race([heard(document, documentStarted), heard(script, 'error')]);
}

/** Puts in the style sheets that are being fetched. The app is drawn without one that does not come. */
async function styled(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')];
  await Promise.all(
    sheets.map((sheet) => {
      sheet.rel = 'stylesheet';
      return settled(sheet);
    }),
  );
}
