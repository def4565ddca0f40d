/// <reference types="vite/types/importMeta.d.ts" />
import type { Flow } from './testing/flow.ts';

export { citedWorks } from './citing/works.fixtures.ts';
export { tides as leftTides } from './recovery/recovery.fixtures.ts';
export { member, visitor } from './account/account.fixtures.ts';
export { paraphrase, secondParaphrase, selection, summary } from './ai-card/text.fixtures.ts';
export { canals } from './document/text.fixtures.ts';
export { theses, topicIdeas } from './essay/ideas.fixtures.ts';
export { documents } from './home/documents.fixtures.ts';
export { untouchedPreferences } from './preferences/preferences.fixtures.ts';
export { sharedAccounts } from './sharing/accounts.fixtures.ts';
export { monthlyOffer, yearlyOffer } from './upgrade/offer.fixtures.ts';
export { samples } from './samples/samples.fixtures.ts';
export { suggestions } from './suggestions/list.fixtures.ts';
export { deadEnds } from './testing/dead-ends.ts';
export type { Flow } from './testing/flow.ts';
export { declaredStates, namesOf, type ReachableState } from './testing/reachable.ts';
export { type Happening, watch, watchSent } from './testing/watch.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.fixtures.ts', { eager: true });
const place = /^\.\/([\w-]+)\/\1\.fixtures\.ts$/;

const isFlow = (value: unknown): value is Flow =>
  typeof value === 'object' && value !== null && 'machine' in value && 'samples' in value;

/** Every flow by the name of its folder. */
export const flows: Readonly<Record<string, Flow>> = Object.fromEntries(
  Object.entries(modules).flatMap(([file, module]) => {
    const name = place.exec(file)?.[1];
    const flow = Object.values(module).find(isFlow);
    return name === undefined || flow === undefined ? [] : [[name, flow]];
  }),
);
