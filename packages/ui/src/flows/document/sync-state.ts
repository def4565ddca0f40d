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
 * What the sync indicator shows: trouble before progress, and nothing once all is quiet. A refused save stays in sight
 * while it is tried again.
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
