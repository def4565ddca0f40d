import { fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { relay } from '../relay.ts';
import { suggestionsMachine } from '../suggestions/suggestions.machine.ts';
import { firstDeskMachines } from './first-machines.ts';
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
    ...firstDeskMachines,
    ...lateDeskFlows(async () => notProvided('desk.lateFlows')),
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
