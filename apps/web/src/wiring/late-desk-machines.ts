import type { DocumentEditorHandle } from '@octavo/editor';
import type { LateDeskMachines } from '@octavo/machines/desk';
import { type ConflictSource, wireConflict } from './conflict.ts';
import { wireDownload } from './download.ts';
import { wireGoal } from './goal.ts';
import { wireLock } from './lock.ts';
import { type RecordSource, wireRecord } from './record.ts';
import { wiredReferenceImport } from './reference-import.ts';
import { type VersionsSource, wireVersions } from './versions.ts';
import { wiredVoice } from './voice.ts';

export interface LateDeskSource
  extends ConflictSource, VersionsSource, Pick<RecordSource, 'title' | 'keeper'> {
  readonly id: string;
  readonly editor: DocumentEditorHandle;
}

/** The machines of a document that are not needed for writing, in one file. */
export const lateDeskMachines = (source: LateDeskSource): LateDeskMachines => ({
  conflict: wireConflict(source),
  download: wireDownload({
    saveFirst: source.saveFirst,
    read: async () => ({ title: source.title(), content: source.editor.document.readContent() }),
  }),
  goal: wireGoal(source.id, source.editor.words),
  lock: wireLock(async () => {
    // An open card blocks saving.
    source.editor.cards.close();
    await source.saveFirst();
    return source.document()?.getSnapshot().hasTag('dirty') === false;
  }),
  record: wireRecord({ ...source, recorder: source.editor.record }),
  'reference-import': wiredReferenceImport,
  versions: wireVersions(source),
  voice: wiredVoice,
});
