import { setImmediate } from 'node:timers/promises';
import { type KnownWords, learn, tokensOf } from '@octavo/language/completion';
import type { OwnText, OwnTexts } from './own-texts.ts';

export type WordMemoryOptions = {
  /** Words kept per account, from the most recently changed documents. */
  readonly mostWords?: number;
  /** Accounts kept, about 0.6 MB each; the least recently used one is evicted first. */
  readonly mostAccounts?: number;
  /** How long a changed document may go unnoticed; one that may no longer be read is forgotten at once. */
  readonly freshMs?: number;
};

type Memory = { readonly known: KnownWords; readonly texts: readonly OwnText[]; readonly learnedAt: number };

/** What each account has written, held in memory only while in use, and only what may be read. */
export type WordMemory = { of(accountId: string): Promise<KnownWords> };

export function wordMemory(texts: OwnTexts, options: WordMemoryOptions = {}): WordMemory {
  const { mostWords = 30_000, mostAccounts = 60, freshMs = 15_000 } = options;
  const memories = new Map<string, Promise<Memory>>();

  async function remember(accountId: string, list: readonly OwnText[]): Promise<Memory> {
    const learned: string[][] = [];
    let words = 0;
    for (const { id } of list) {
      const tokens = tokensOf(finished((await texts.read(accountId, id)).slice(0, longestText)));
      learned.push(tokens);
      words += tokens.length;
      if (words >= mostWords) break;
      // Lets other calls run: a library of documents is read in slices.
      await setImmediate();
    }
    return { known: learn(learned, mostWords), texts: list, learnedAt: performance.now() };
  }

  function learnAnew(accountId: string, list: readonly OwnText[]): Promise<Memory> {
    const memory = remember(accountId, list);
    memory.catch(() => {
      if (memories.get(accountId) === memory) memories.delete(accountId);
    });
    return memory;
  }

  return {
    async of(accountId) {
      const list = await texts.list(accountId);
      const before = await memories.get(accountId)?.catch(() => undefined);
      const current = memories.get(accountId);
      const stale = before !== undefined && isStale(before, list, freshMs);
      const memory = current === undefined || stale ? learnAnew(accountId, list) : current;
      memories.delete(accountId);
      memories.set(accountId, memory);
      const [oldest] = memories.keys();
      if (memories.size > mostAccounts && oldest !== undefined) memories.delete(oldest);
      return (await memory).known;
    },
  };
}

/** How much is learned from one document: as much as can be tokenized in one go. */
const longestText = 120_000;

/** Drops the last word of each line unless something follows it: the text may have been saved in mid-word. */
const finished = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{M}\p{N}'’-])[\p{L}\p{M}\p{N}'’-]+$/gmu, '');

function isStale({ texts, learnedAt }: Memory, list: readonly OwnText[], freshMs: number): boolean {
  const versions = new Map(list.map(({ id, version }) => [id, version]));
  if (texts.some(({ id }) => !versions.has(id))) return true;
  const changed =
    list.length !== texts.length || texts.some(({ id, version }) => versions.get(id) !== version);
  return changed && performance.now() - learnedAt >= freshMs;
}
