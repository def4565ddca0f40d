import type { DocumentContent } from '@octavo/contract';
import type { DocumentEditorHandle } from '@octavo/editor';
import type { LateDeskMachines } from '@octavo/machines/desk';
import type { DocumentActor } from '@octavo/machines/document';
import type { RecordKeeper } from '../record/record-keeper.ts';

/** What the late flows of a document have of its desk. */
export interface LateDeskSource {
  readonly id: string;
  readonly editor: DocumentEditorHandle;
  readonly title: () => string;
  readonly document: () => DocumentActor | null;
  /** The text in the editor. */
  readonly read: () => DocumentContent;
  /** The last text that the server accepted from here. */
  readonly readCommon: () => DocumentContent | null;
  /** Flushes the changes that the editor has held back. */
  readonly deliver: () => void;
  /** Resolves when the server holds what is on screen. */
  readonly saveFirst: () => Promise<void>;
  readonly keeper: Pick<RecordKeeper, 'tell' | 'forget'>;
}

/** Gives the machine of a late flow its real actors. */
export type WireLate<Name extends keyof LateDeskMachines> = (
  source: LateDeskSource,
) => LateDeskMachines[Name];
