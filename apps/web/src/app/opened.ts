import type { AppActor } from '@octavo/machines/app';
import { type SnapshotFrom, waitFor } from 'xstate';

/** How long a document that can already be read may take to become editable, in milliseconds. */
const longest = 10_000;

/**
 * Resolves when the page's document can be edited, or when it is clear that it cannot.
 *
 * @throws after 10 s without either
 */
export async function opened(app: AppActor): Promise<void> {
  const limit = { signal: AbortSignal.timeout(longest) };
  const { context } = await waitFor(app, isDecided, limit);
  if (context.desk === null) return;
  const { document } = context.desk.getSnapshot().context.flows;
  await waitFor(document, (state) => !state.hasTag('loading'), limit);
}

function isDecided(state: SnapshotFrom<AppActor>): boolean {
  const { desk, flows, route } = state.context;
  const isReady = flows.session.getSnapshot().hasTag('ready');
  return desk !== null || !isReady || route.page !== 'document' || state.hasTag('failed');
}
