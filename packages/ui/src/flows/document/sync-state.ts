import type { DocumentActor } from '@octavo/machines/document';
import type { SnapshotFrom } from 'xstate';

export type SyncState =
  | 'idle'
  | 'saving'
  | 'saved'
  | 'failed'
  | 'offline'
  | 'conflict'
  | 'gone'
  | 'signedOut';

/**
 * What the sync indicator shows: problems before progress, and nothing when all is saved. A refused save stays visible
 * while it is retried.
 */
export function syncState(snapshot: SnapshotFrom<DocumentActor>): SyncState {
  if (snapshot.hasTag('conflict')) return 'conflict';
  if (snapshot.hasTag('gone')) {
    return snapshot.context.failure?.code === 'unauthenticated' ? 'signedOut' : 'gone';
  }
  if (snapshot.hasTag('offline')) return 'offline';
  if (snapshot.hasTag('dirty') && snapshot.context.refusals > 0) return 'failed';
  if (snapshot.hasTag('sync.loading')) return 'saving';
  if (snapshot.hasTag('sync.success')) return 'saved';
  return 'idle';
}
