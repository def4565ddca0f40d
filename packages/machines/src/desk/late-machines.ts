import { commentsMachine } from '../comments/comments.machine.ts';
import { conflictMachine } from '../conflict/conflict.machine.ts';
import { downloadMachine } from '../download/download.machine.ts';
import { goalMachine } from '../goal/goal.machine.ts';
import { linksMachine } from '../links/links.machine.ts';
import { lockMachine } from '../lock/lock.machine.ts';
import { recordMachine } from '../record/record.machine.ts';
import { referenceImportMachine } from '../reference-import/reference-import.machine.ts';
import { versionsMachine } from '../versions/versions.machine.ts';
import { voiceMachine } from '../voice/voice.machine.ts';

/**
 * Flows of a document whose machines are not needed for writing (decision 0507). The app fetches this file when one of
 * them is needed; whatever a document opens with imports its types only.
 */
export const lateDeskMachines = {
  comments: commentsMachine,
  conflict: conflictMachine,
  download: downloadMachine,
  goal: goalMachine,
  links: linksMachine,
  lock: lockMachine,
  record: recordMachine,
  'reference-import': referenceImportMachine,
  versions: versionsMachine,
  voice: voiceMachine,
};

export type LateDeskMachines = typeof lateDeskMachines;
