import type { ActorRefFrom } from 'xstate';
import type { downloadMachine } from '../download/download.machine.ts';
import type { lockMachine } from '../lock/lock.machine.ts';
import type { LockEmitted } from '../lock/lock.types.ts';
import type { OverlayCommand, Relayed } from '../relay.ts';
import type { TagsEmitted, tagsMachine } from '../tags/tags.machine.ts';

/** The dialogs of the last chosen document; those of an open document belong to its desk. */
export interface RowFlows {
  readonly tags?: ActorRefFrom<typeof tagsMachine>;
  readonly download?: ActorRefFrom<typeof downloadMachine>;
  readonly lock?: ActorRefFrom<typeof lockMachine>;
}

type RowDialog = OverlayCommand<keyof RowFlows, 'overlay.open' | 'overlay.close'>;

/** A copy being made. */
export interface Copy {
  readonly id: string;
  readonly title: string;
}

export interface RowContext {
  readonly flows: RowFlows;
  /** The last copy requested. */
  readonly copy: Copy | null;
}

export type RowEvent =
  | { type: 'tags.edit'; id: string }
  | { type: 'download'; id: string }
  | { type: 'lock'; id: string; isLocked: boolean }
  | { type: 'duplicate'; copy: Copy }
  | { type: 'overlay.dismissed'; name: string }
  | RowDialog
  | Relayed<'tags', TagsEmitted>
  | Relayed<'lock', LockEmitted>;

/** `changed`: the lists have to be refreshed. */
export type RowEmitted =
  | RowDialog
  | { type: 'changed' }
  | { type: 'duplicated'; title: string }
  | { type: 'refused'; message: string };
