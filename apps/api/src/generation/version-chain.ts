import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Versions that are known; longer than anybody looks at a card. */
const bounds = { max: 40_000, ttl: 60 * 60 * 1000 };
/** Of one text: more than anybody asks for. */
const mostVersions = 60;

/** What one text was made into, by whichever call. */
type Chain = { readonly start: string; readonly versions: Set<string>; tries: number };

export type BegunVersion = {
  /** How often versions of the text were asked for before: a new try can go another way. */
  readonly attempt: number;
  /** Whether an answer is new: neither the text nor a version of it that the account was given before. */
  readonly isNew: (answer: string) => boolean;
};

export interface VersionChains {
  /** Tells what a call begins with: a text again, or a version of it, which goes on with its chain. */
  begin(accountId: string, selection: string): BegunVersion;
}

/**
 * Knows the versions that an account was given of a text, so that one that says the same again is not charged, in the
 * same try or in a later one (decision 0205).
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

/** No text is kept, and how it is spaced makes no difference. */
const markOf = (text: string): string =>
  createHash('sha256').update(text.trim().replaceAll(/\s+/g, ' ')).digest('base64');
