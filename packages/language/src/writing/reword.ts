import { choosePlaces } from './choose-places.ts';
import type { Entry } from './entries.ts';
import { findSites, putSites, type Site } from './sites.ts';
import { standsIn } from './stands-in.ts';

export type Rewordings = {
  /** Words that can replace each other in both directions. */
  readonly pairs: readonly Entry[];
  /** Words that can only be replaced from left to right. */
  readonly once: readonly Entry[];
  /** Finds clauses whose order can change. */
  readonly clauses?: (text: string) => Site[];
};

/**
 * Rewords a text from lists. Returns undefined if there is nothing to change. `around` is the document near the text,
 * which has the original wording, so that paraphrasing a paraphrase moves on rather than back. A later `attempt`
 * rewords other places.
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
