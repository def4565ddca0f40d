import { choosePlaces } from './choose-places.ts';
import type { Entry } from './entries.ts';
import { findSites, putSites, type Site } from './sites.ts';
import { standsIn } from './stands-in.ts';

export type Rewordings = {
  /** Words that may take each other's place both ways. */
  readonly pairs: readonly Entry[];
  /** Those that may change from left to right only. */
  readonly once: readonly Entry[];
  /** Clauses that may change their order. */
  readonly clauses?: (text: string) => Site[];
};

/**
 * Rewords a text by lists. Gives nothing where nothing is to be changed. `around` is the document near the text, which
 * holds the first wording, so that a paraphrase of a paraphrase goes on instead of back. A later `attempt` rewords other places.
 */
export function reword(
  text: string,
  around: string,
  { pairs, once, clauses }: Rewordings,
  attempt = 0,
): string | undefined {
  const places = [
    ...findSites(text, pairs, [0, 1]),
    ...findSites(text, once, [0]),
    ...(clauses?.(text) ?? []),
  ];
  const result = putSites(text, choosePlaces(places, around, attempt));
  return result === text || (around !== '' && standsIn(around)(result)) ? undefined : result;
}
