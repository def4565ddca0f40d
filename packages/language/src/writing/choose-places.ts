import type { Site } from './sites.ts';
import { standsIn } from './stands-in.ts';

/** The share of the untouched places that one version changes; the rest is left to later versions. */
const share = 0.55;

/**
 * The places that a version changes. `around` is the document near the text, including the original wording: a change
 * that would bring back words found there has been made before, so it is skipped while other places are untouched. A
 * later `attempt` starts at another place.
 */
export function choosePlaces(places: readonly Site[], around: string, attempt = 0): Site[] {
  if (around.trim() === '') return byTurns(places, attempt);
  const isThere = standsIn(around);
  const fresh = withoutOverlap(places.filter((site) => !isThere(site.trace ?? site.replacement)));
  if (fresh.length === 0) return byTurns(places, attempt);
  // If there are few places, each version changes one.
  const count = fresh.length < 3 ? 1 : Math.ceil(fresh.length * share);
  // Spread over the text, so that no part of it stays unchanged.
  return fresh.filter((_, index) => {
    const place = (index + attempt) % fresh.length;
    return Math.floor(((place + 1) * count) / fresh.length) > Math.floor((place * count) / fresh.length);
  });
}

/**
 * Without an earlier wording to compare with, the places fall into two groups and each call changes one of them (a Gray
 * code of the groups' original wordings), so that chained calls give four texts before the first recurs. Every other
 * attempt swaps the groups.
 */
export function byTurns(places: readonly Site[], attempt = 0): Site[] {
  const free = withoutOverlap(places);
  const even = free.filter((_, index) => index % 2 === 0);
  const odd = free.filter((_, index) => index % 2 === 1);
  const isEven = (even[0]?.side === odd[0]?.side) === (attempt % 2 === 0);
  return odd.length === 0 || isEven ? even : odd;
}

/** Words inside a clause that may move stay unchanged: one change of that kind per sentence is enough. */
function withoutOverlap(sites: readonly Site[]): Site[] {
  const bySize = sites.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Site[] = [];
  for (const site of bySize) {
    if (!kept.some((other) => site.start < other.end && other.start < site.end)) kept.push(site);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
