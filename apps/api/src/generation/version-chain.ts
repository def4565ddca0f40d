import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Accounts whose last versions are known; longer than anybody looks at a card. */
const bounds = { max: 10_000, ttl: 60 * 60 * 1000 };
/** A card has three versions (SPEC §7). */
const mostLinks = 4;

export interface VersionChain {
  /** Tells what a call begins with: the text of an earlier version goes on with its chain. */
  begin(accountId: string, selection: string): void;
  /** Whether an answer is new in its chain: neither the text that it began with nor a version before it. */
  isNew(accountId: string, answer: string): boolean;
}

/**
 * Knows the versions that an account was given in a row, so that one that says the same again is not charged
 * (decision 0205).
 */
export function versionChain(): VersionChain {
  const chains = new LRUCache<string, readonly string[]>(bounds);
  return {
    begin(accountId, selection) {
      const start = markOf(selection);
      const chain = chains.get(accountId) ?? [];
      chains.set(accountId, chain.at(-1) === start ? chain : [start]);
    },
    isNew(accountId, answer) {
      const mark = markOf(answer);
      const chain = chains.get(accountId) ?? [];
      if (chain.includes(mark)) return false;
      chains.set(accountId, [...chain, mark].slice(-mostLinks));
      return true;
    },
  };
}

/** No text is kept, and how it is spaced makes no difference. */
const markOf = (text: string): string =>
  createHash('sha256').update(text.trim().replaceAll(/\s+/g, ' ')).digest('base64');
