import { firstLanguages, hasKeptLanguage } from '../language-detector.ts';
import { append } from './append.ts';
import { askEarly, earlyRead } from './early-answers.ts';
import { fetchFonts } from './fetch-fonts.ts';
import { documentStarted, fired, loaded, parsed, pause, settled } from './page-events.ts';
import { anonymousAddress, firstAddresses, sessionAddress } from './first-addresses.ts';
import { manifestName } from './manifest-name.ts';
import { isReload, markReload } from './reload-mark.ts';
import { textsAddress } from './texts-address.ts';

/** How long the reload waits for files that are still loading, in milliseconds. */
const reloadTimeout = 15_000;

/**
 * Requests what the app needs first, while its scripts are being fetched, and runs the app. A first visitor gets an
 * anonymous session, and the page reloads (SPEC §4) when everything being fetched is in the cache; the app only runs
 * after that. Whatever fails here is done again by the app, which can report it.
 */
export async function begin(): Promise<void> {
  for (const language of firstLanguages()) {
    const address = textsAddress(language);
    if (address !== null) void askEarly(address);
  }
  const session = askEarly(sessionAddress);
  // Somebody who was here before has or had a session: the app finds out.
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
    // Read to the end, because the reload would abort it.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

async function runApp(): Promise<void> {
  void fetchFonts();
  // Not earlier: its icons are fetched with it, and a reload would abort them.
  const [language = ''] = firstLanguages();
  append('link', { rel: 'manifest', href: `/app/${manifestName(language)}` });
  await parsed();
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => href,
  );
  // After the app's own style sheet, which sets the order of the layers.
  if (document.documentElement.dataset['frame'] === 'document') await startDocument();
  await styled();
  // Each in its own task, so that taps are handled in between; the last one is the app.
  for (const script of scripts) await import(/* @vite-ignore */ script);
}

/** Also resolves if its script cannot be fetched. */
async function startDocument(): Promise<void> {
  const script = append('script', { src: document.documentElement.dataset['documentStart'] });
  await Promise.race([fired(document, documentStarted), fired(script, 'error')]);
}

/** Applies the style sheets that are being fetched. If one of them fails, the app is drawn without it. */
async function styled(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')];
  await Promise.all(
    sheets.map((sheet) => {
      sheet.rel = 'stylesheet';
      return settled(sheet);
    }),
  );
}
