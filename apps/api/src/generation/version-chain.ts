import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Versions remembered, and for how long in milliseconds: longer than anyone looks at a card. */
const bounds = { max: 40_000, ttl: 60 * 60 * 1000 };
/** Per text: more than anyone requests. */
const mostVersions = 60;

/** The versions made of one text, by any call. */
type Chain = { readonly start: string; readonly versions: Set<string>; tries: number };

export type BegunVersion = {
  /** How often versions of the text were requested before: a new attempt can take another approach. */
  readonly attempt: number;
  /** Whether an answer is new: neither the text itself nor a version of it that the account was given before. */
  readonly isNew: (answer: string) => boolean;
};

export interface VersionChains {
  /** Finds the chain that a selection belongs to, either as its original text or as one of its versions. */
  begin(accountId: string, selection: string): BegunVersion;
}

/**
 * Remembers which versions of a text an account was given, so that a repeated one is not charged, neither in the same
 * attempt nor in a later one (decision 0205).
 */
export function versionChains(): VersionChains {
  const chains = new LRUCache<string, Chain>(bounds);
  return {
    begin(accountId, selection) {
      const mark = markOf(selection);
      const keyOf = (text: string): string => `${accountId} ${text}`;
      const known = chains.get(keyOf(mark));
      const chain = known ?? { start: mark, versions: new Set<string>(), tries: 0 };
      if (known === undefined) chains.set(keyOf(mark), chain);
      if (chain.start === mark) chain.tries += 1;
      return {
        attempt: Math.max(0, chain.tries - 1),
        isNew(answer) {
          const version = markOf(answer);
          if (version === chain.start || chain.versions.has(version)) return false;
          if (chain.versions.size < mostVersions) {
            chain.versions.add(version);
            chains.set(keyOf(version), chain);
          }
          return true;
        },
      };
    },
  };
}

/** Only a hash is stored, and whitespace makes no difference. */
const markOf = (text: string): string =>
  createHash('sha256').update(text.trim().replaceAll(/\s+/g, ' ')).digest('base64');
