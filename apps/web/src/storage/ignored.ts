import { randomUuid } from '@octavo/contract/random-uuid';
import { concealed } from '@octavo/editor/concealed';
import type { Keeping, Verdict } from '@octavo/journal/verdict';
import { knownAccount } from '../device/known-account.ts';
import { forget, keep, kept, keptKeys } from './local-storage.ts';
import { listOf } from './stored-preferences.ts';

/** What is ignored in one document, hashed by its editor. */
interface Ignored {
  readonly salt: string;
  readonly places: readonly string[];
  readonly words: readonly string[];
}

interface KeptIgnored extends Ignored {
  readonly account: string | null;
}

const prefix = 'octavo_ignored:';
/** The keys of an older format in plain text: lists of places and of words. */
const former = { places: 'ignored_suggestions:', words: 'ignored_words:' } as const;

/** What the account signed in ignores in a document on this device. */
export const ignoredOf = (documentId: string) => ({
  read: (): Ignored => {
    conceal(documentId, knownAccount());
    const found = readKept(documentId);
    const isOwn = found !== null && found.account === knownAccount();
    return isOwn ? found : { salt: randomUuid(), places: [], words: [] };
  },
  write: ({ salt, places, words }: Ignored): void =>
    keepIgnored(documentId, { account: knownAccount(), salt, places, words }),
});

/** What is ignored, as data that this device keeps of an account: it stays as long as its document may. */
export const ignoredOfDevice: Keeping = {
  held: async () => ({ documents: documentsHere(), accounts: [] }),
  review: async ({ account, stateOf, isDeleted }: Verdict) => {
    for (const id of documentsHere()) {
      const state = stateOf(id);
      const found = readKept(id);
      const isGone = found !== null && found.account !== null && isDeleted(found.account);
      if (isGone || state === 'gone' || state === 'locked') forgetAll(id);
      else if (state === 'readable') {
        conceal(id, account);
        const concealedNow = readKept(id);
        if (concealedNow !== null) keepIgnored(id, { ...concealedNow, account });
      }
    }
  },
};

const keepIgnored = (documentId: string, ignored: KeptIgnored): void =>
  keep(prefix + documentId, JSON.stringify(ignored));

function forgetAll(documentId: string): void {
  for (const kind of [prefix, former.places, former.words]) forget(kind + documentId);
}

/** Converts what was stored in plain text to the current format. */
function conceal(documentId: string, account: string | null): void {
  const places = kept(former.places + documentId);
  const words = kept(former.words + documentId);
  if (places === null && words === null) return;
  const { salt, ...before } = readKept(documentId) ?? { salt: randomUuid(), places: [], words: [] };
  const also = (list: readonly string[], clear: string | null) => [
    ...new Set([...list, ...listOf(clear ?? '[]').map((text) => concealed(salt, text))]),
  ];
  forgetAll(documentId);
  keepIgnored(documentId, {
    account,
    salt,
    places: also(before.places, places),
    words: also(before.words, words),
  });
}

function documentsHere(): string[] {
  const kinds = [prefix, former.places, former.words];
  const ids = keptKeys().flatMap((key) =>
    kinds.flatMap((kind) => (key.startsWith(kind) ? [key.slice(kind.length)] : [])),
  );
  return [...new Set(ids)];
}

function readKept(documentId: string): KeptIgnored | null {
  try {
    const found: KeptIgnored | null = JSON.parse(kept(prefix + documentId) ?? 'null');
    return found;
  } catch {
    return null;
  }
}
