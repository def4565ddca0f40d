import { fromCallback, fromPromise, setup } from 'xstate';
import { citingMachine } from '../citing/citing.machine.ts';
import { completionMachine } from '../completion/completion.machine.ts';
import { documentMachine } from '../document/document.machine.ts';
import { documentPicturesMachine } from '../document-pictures/document-pictures.machine.ts';
import { findMachine } from '../find/find.machine.ts';
import { inlineCitationMachine } from '../inline-citation/inline-citation.machine.ts';
import { makeLocalMachine } from '../make-local/make-local.machine.ts';
import { notProvided } from '../not-provided.ts';
import { panelMachine } from '../panel/panel.machine.ts';
import { plagiarismMachine } from '../plagiarism/plagiarism.machine.ts';
import { referencesMachine } from '../references/references.machine.ts';
import { relay } from '../relay.ts';
import { rewritingMachine } from '../rewriting/rewriting.machine.ts';
import { suggestionsMachine } from '../suggestions/suggestions.machine.ts';
import { tagsMachine } from '../tags/tags.machine.ts';
import { lateDeskFlows } from './late-flows.ts';
import type {
  DeskContext,
  DeskEmitted,
  DeskEvent,
  DeskFlows,
  DeskInput,
  EditorCommand,
  EditorInput,
  EditorReport,
} from './desk.types.ts';

export const deskSetup = setup({
  types: {
    input: {} as DeskInput,
    context: {} as DeskContext,
    events: {} as DeskEvent,
    emitted: {} as DeskEmitted,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    document: documentMachine,
    panel: panelMachine,
    tags: tagsMachine,
    find: findMachine,
    makeLocal: makeLocalMachine,
    ...lateDeskFlows(async () => notProvided('desk.lateFlows')),
    rewriting: rewritingMachine,
    citing: citingMachine,
    references: referencesMachine,
    inlineCitation: inlineCitationMachine,
    documentPictures: documentPicturesMachine,
    plagiarism: plagiarismMachine,
    completion: completionMachine,
    suggestions: suggestionsMachine,
    relay,
    /** The editor. It reports changes directly to the document, since they come with every key press. */
    editor: fromCallback<EditorCommand, EditorInput, EditorReport>(() => notProvided('desk.editor')),
    /** Resolves once nothing of the document is being saved. */
    settled: fromPromise<unknown, { document: DeskFlows['document'] }>(async () =>
      notProvided('desk.settled'),
    ),
  },
});
