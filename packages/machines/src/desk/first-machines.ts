import { citingMachine } from '../citing/citing.machine.ts';
import { completionMachine } from '../completion/completion.machine.ts';
import { documentMachine } from '../document/document.machine.ts';
import { documentPicturesMachine } from '../document-pictures/document-pictures.machine.ts';
import { findMachine } from '../find/find.machine.ts';
import { inlineCitationMachine } from '../inline-citation/inline-citation.machine.ts';
import { makeLocalMachine } from '../make-local/make-local.machine.ts';
import { panelMachine } from '../panel/panel.machine.ts';
import { plagiarismMachine } from '../plagiarism/plagiarism.machine.ts';
import { referencesMachine } from '../references/references.machine.ts';
import { rewritingMachine } from '../rewriting/rewriting.machine.ts';
import { tagsMachine } from '../tags/tags.machine.ts';

/** Flows of a document that are needed for writing, or that do something before their first event. */
export const firstDeskMachines = {
  citing: citingMachine,
  completion: completionMachine,
  document: documentMachine,
  'document-pictures': documentPicturesMachine,
  find: findMachine,
  'inline-citation': inlineCitationMachine,
  'make-local': makeLocalMachine,
  panel: panelMachine,
  plagiarism: plagiarismMachine,
  references: referencesMachine,
  rewriting: rewritingMachine,
  tags: tagsMachine,
};

export type FirstDeskMachines = typeof firstDeskMachines;
