import type { DocumentActor } from '@octavo/machines/document';
import type { SnapshotFrom } from 'xstate';

export type SyncState = 'idle' | 'saving' | 'saved' | 'failed' | 'offline' | 'conflict';

/** What the sync indicator shows: trouble before progress, and nothing once all is quiet. */
export function syncState(snapshot: SnapshotFrom<DocumentActor>): SyncState {
  if (snapshot.hasTag('conflict')) return 'conflict';
  if (snapshot.hasTag('unsaved') || snapshot.hasTag('alert')) return 'failed';
  if (snapshot.hasTag('offline')) return 'offline';
  if (snapshot.hasTag('sync.loading')) return 'saving';
  if (snapshot.hasTag('sync.success')) return 'saved';
  return 'idle';
}
