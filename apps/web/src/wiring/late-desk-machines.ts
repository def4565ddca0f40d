import type { DocumentEditorHandle } from '@octavo/editor';
import type { LateDeskMachines } from '@octavo/machines/desk';
import { type ConflictSource, wireConflict } from './conflict.ts';
import { wireGoal } from './goal.ts';
import { type RecordSource, wireRecord } from './record.ts';
import { type VersionsSource, wireVersions } from './versions.ts';

export interface LateDeskSource
  extends ConflictSource, VersionsSource, Pick<RecordSource, 'title' | 'keeper'> {
  readonly id: string;
  readonly editor: DocumentEditorHandle;
}

/** The machines of a document that writing does without, in one file. */
export const lateDeskMachines = (source: LateDeskSource): LateDeskMachines => ({
  conflict: wireConflict(source),
  goal: wireGoal(source.id, source.editor.words),
  record: wireRecord({ ...source, recorder: source.editor.record }),
  versions: wireVersions(source),
});
