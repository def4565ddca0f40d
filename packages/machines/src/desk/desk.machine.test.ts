import { expect, it } from 'vitest';
import type { DownloadOptions, SpeechAbility, LookUpServices } from '@octavo/contract';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { citingMachine } from '../citing/citing.machine.ts';
import { goalMachine } from '../goal/goal.machine.ts';
import type { CountCommand, CountReport } from '../goal/goal.types.ts';
import { inlineCitationMachine } from '../inline-citation/inline-citation.machine.ts';
import { completionMachine } from '../completion/completion.machine.ts';
import type { BillCommand, CaretCommand, CaretReport } from '../completion/completion.types.ts';
import { documentPicturesMachine } from '../document-pictures/document-pictures.machine.ts';
import { documentMachine } from '../document/document.machine.ts';
import type { JournalEvent, KeptCopy } from '../document/document.types.ts';
import { canals } from '../document/text.fixtures.ts';
import { downloadMachine } from '../download/download.machine.ts';
import { findMachine } from '../find/find.machine.ts';
import type { FindCommand, FindReport } from '../find/find.types.ts';
import { makeLocalMachine } from '../make-local/make-local.machine.ts';
import type { LocalOutcome, TextCommand } from '../make-local/make-local.types.ts';
import { untouchedPreferences } from '../preferences/preferences.fixtures.ts';
import { plagiarismMachine } from '../plagiarism/plagiarism.machine.ts';
import { referencesMachine } from '../references/references.machine.ts';
import { rewritingMachine } from '../rewriting/rewriting.machine.ts';
import type { RunsCommand, RunsReport } from '../rewriting/rewriting.types.ts';
import { suggestionsMachine } from '../suggestions/suggestions.machine.ts';
import type {
  Highlights,
  HighlightsCommand,
  HighlightsReport,
  IgnoreList,
} from '../suggestions/suggestions.types.ts';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { voiceMachine } from '../voice/voice.machine.ts';
import type { MicrophoneCommand, MicrophoneReport } from '../voice/voice.types.ts';
import { deskMachine } from './desk.machine.ts';
import type { DeskEmitted, DeskFlows, EditorCommand, EditorInput, EditorReport } from './desk.types.ts';

type Loaded = { document: typeof canals; unsaved: boolean };
type Saved = { version: number; savedAt: string };

const ability: SpeechAbility = { available: true, languages: ['en'], service: null, reason: null };

async function dictate(voice: DeskFlows['voice']): Promise<void> {
  voice.send({ type: 'press' });
  await waitFor(voice, (state) => state.matches('idle'));
}

function start({ suggestionsEnabled = true } = {}) {
  const load = callsOf<{ id: string }, Loaded>();
  const save = callsOf<{ id: string; title: string; version: number }, Saved>();
  const keepBoth = callsOf<{ id: string; title: string; version: number }, KeptCopy>();
  const editor: EditorCommand[] = [];
  const aims: (readonly [goal: number | null, received: number])[] = [];
  const highlights: HighlightsCommand[] = [];
  const emitted: DeskEmitted[] = [];
  let report: (event: EditorReport) => void = () => {};
  let highlight: (event: HighlightsReport) => void = () => {};

  const machine = deskMachine.provide({
    actors: {
      document: documentMachine.provide({
        actors: {
          load: fromPromise(load.creator),
          save: fromPromise(save.creator),
          keepBoth: fromPromise(keepBoth.creator),
          journal: fromCallback<JournalEvent, { id: string | null }>(() => {}),
          browser: fromCallback(() => {}),
        },
      }),
      suggestions: suggestionsMachine.provide({
        actors: {
          check: fromPromise<Highlights, void>(() => new Promise(() => {})),
          highlights: fromCallback<HighlightsCommand, IgnoreList, HighlightsReport>(
            ({ receive, sendBack }) => {
              highlight = sendBack;
              receive((command) => highlights.push(command));
            },
          ),
        },
      }),
      citing: citingMachine.provide({ actors: { text: fromCallback(() => {}) } }),
      plagiarism: plagiarismMachine.provide({
        actors: {
          services: fromPromise<LookUpServices>(async () => ({
            citations: [],
            plagiarism: [],
            searchesWeb: false,
            icons: false,
          })),
        },
      }),
      references: referencesMachine.provide({ actors: { text: fromCallback(() => {}) } }),
      'document-pictures': documentPicturesMachine.provide({ actors: { text: fromCallback(() => {}) } }),
      'inline-citation': inlineCitationMachine.provide({ actors: { text: fromCallback(() => {}) } }),
      completion: completionMachine.provide({
        actors: {
          caret: fromCallback<CaretCommand, void, CaretReport>(() => {}),
          bill: fromCallback<BillCommand>(() => {}),
        },
      }),
      rewriting: rewritingMachine.provide({
        actors: { text: fromCallback<RunsCommand, void, RunsReport>(() => {}) },
      }),
      'make-local': makeLocalMachine.provide({
        actors: {
          text: fromCallback<TextCommand, void>(() => {}),
          localise: fromPromise<LocalOutcome, void>(() => new Promise(() => {})),
        },
      }),
      voice: voiceMachine.provide({
        actors: {
          askAbility: fromPromise<SpeechAbility, void>(async () => ability),
          transcribe: fromPromise<string, { recording: Blob | null }>(async () => 'the tide rises'),
          microphone: fromCallback<MicrophoneCommand, void, MicrophoneReport>(({ sendBack }) =>
            sendBack({ type: 'recorded', recording: new Blob() }),
          ),
        },
      }),
      goal: goalMachine.provide({
        actors: {
          words: fromCallback<CountCommand, void, CountReport>(({ receive }) => {
            receive((command) => {
              if (command.type === 'aim') aims.push([command.goal, editor.length]);
            });
          }),
        },
      }),
      find: findMachine.provide({
        actors: { search: fromCallback<FindCommand, void, FindReport>(() => {}) },
      }),
      download: downloadMachine.provide({
        actors: {
          download: fromPromise<unknown, { id: string; options: DownloadOptions }>(async () => null),
        },
      }),
      settled: fromPromise<unknown, { document: DeskFlows['document'] }>(({ input: { document } }) =>
        waitFor(document, (state) => !state.hasTag('busy')),
      ),
      editor: fromCallback<EditorCommand, EditorInput, EditorReport>(({ receive, sendBack }) => {
        report = sendBack;
        receive((command) => editor.push(command));
      }),
    },
  });
  const preferences = { ...untouchedPreferences, suggestionsEnabled };
  const desk = createActor(machine, {
    input: { id: canals.id, preferences, ignoreList: { words: [], ignoredRules: [] } },
  });
  desk.on('*', (event) => void emitted.push(event));
  desk.start();
  const flows = () => desk.getSnapshot().context.flows;
  return {
    desk,
    load,
    save,
    keepBoth,
    editor,
    aims,
    highlights,
    emitted,
    flows,
    report: (event: EditorReport) => report(event),
    highlight: (event: HighlightsReport) => highlight(event),
  };
}

async function open(options?: Parameters<typeof start>[0]) {
  const flow = start(options);
  await flow.load.last().resolve({ document: canals, unsaved: false });
  return flow;
}

it('replaces the content of the open editor with the server’s new content', async () => {
  const { desk, editor } = await open();
  const content = { ...canals.content, content: [{ type: 'paragraph' }] };
  desk.send({ type: 'document.refreshed', content, title: canals.title, version: canals.version + 1 });
  expect(editor.at(-1)).toEqual({ type: 'change-content', content });
});

it('repositions the labels once the editor reports a displaced one', async () => {
  const { report, editor } = await open();
  report({ type: 'position-section-buttons' });
  expect(editor.at(-1)).toEqual({ type: 'position-section-buttons' });
});

it('shows the text in the editor, and starts the suggestions with it', async () => {
  const { desk, load, editor, flows } = start();
  expect([flows().suggestions, editor]).toEqual([undefined, []]);
  await load.last().resolve({ document: canals, unsaved: false });
  expect(editor).toEqual([{ type: 'load', content: canals.content }]);
  expect([desk.getSnapshot().value, flows().suggestions?.getSnapshot().hasTag('halted')]).toEqual([
    'open',
    false,
  ]);
});

it('passes the goal of a document on once its text is there', async () => {
  const { load, aims, flows, emitted } = start();
  await load.last().resolve({ document: { ...canals, wordGoal: 800 }, unsaved: false });
  expect([aims, flows().goal.getSnapshot().context.goal]).toEqual([[[800, 1]], 800]);
  flows().goal.send({ type: 'open' });
  flows().goal.send({ type: 'dismiss' });
  expect(emitted).toEqual([
    { type: 'overlay.open', name: 'goal' },
    { type: 'overlay.close', name: 'goal' },
  ]);
});

it('asks for a switch of suggestions and follows the preference', async () => {
  const { desk, emitted, flows } = await open({ suggestionsEnabled: false });
  const halted = () => flows().suggestions?.getSnapshot().hasTag('halted');
  flows().suggestions?.send({ type: 'enable.request' });
  expect(emitted).toEqual([{ type: 'preferences.set', change: { suggestionsEnabled: true } }]);
  expect(halted()).toBe(true);
  desk.send({ type: 'preferences.change', change: { suggestionsEnabled: true } });
  expect(halted()).toBe(false);
  desk.send({ type: 'preferences.change', change: { suggestionsEnabled: false } });
  expect(halted()).toBe(true);
});

it('opens the panel with a selected word, and deselects the word when the panel closes', async () => {
  const { highlight, flows } = await open();
  const item = {
    id: 's1',
    kind: 'spelling',
    icon: 'spelling',
    summary: 'Spelling',
    original: 'teh',
    replacement: 'the',
    alternatives: [],
    rule: 'Spelling',
    from: 1,
    to: 4,
  } as const;
  highlight({ type: 'highlights.change', items: [item], checked: 1, total: 1 });
  highlight({ type: 'suggestion.select', id: 's1' });
  expect(flows().panel.getSnapshot().value).toBe('open');
  flows().panel.send({ type: 'close' });
  expect(flows().suggestions?.getSnapshot().context.selectedId).toBeNull();

  // Regression 331: its own X closes the drawer as well, instead of showing the whole list over the text.
  highlight({ type: 'suggestion.select', id: 's1' });
  flows().suggestions?.send({ type: 'suggestion.leave' });
  expect(flows().suggestions?.getSnapshot().context.selectedId).toBeNull();
  expect(flows().panel.getSnapshot().value).toBe('closed');
});

it('inserts dictated text, and stops listening while the text is being made local', async () => {
  const { editor, flows, emitted } = await open();
  flows().voice.send({ type: 'press' });
  expect(flows().voice.getSnapshot().hasTag('starting')).toBe(true);
  flows()['make-local'].send({ type: 'start', left: null });
  expect(flows().voice.getSnapshot().value).toBe('idle');
  flows()['make-local'].send({ type: 'cancel' });
  await dictate(flows().voice);
  expect([editor.at(-1), emitted]).toEqual([
    { type: 'dictate', text: 'the tide rises' },
    [{ type: 'words.spent' }],
  ]);
});

it('reports to the app what it has to know', async () => {
  const { report, emitted, flows } = await open();
  report({ type: 'editor.nestingRefused', levels: 20 });
  report({ type: 'editor.limitReached' });
  report({ type: 'editor.wordsSpent' });
  report({ type: 'editor.essayWanted', topic: 'Canals by night' });
  report({ type: 'editor.recovered', title: 'Canals (recovered)' });
  flows().download.send({ type: 'open' });
  flows().download.send({ type: 'dismiss' });
  expect(emitted).toEqual([
    { type: 'alert', message: { name: 'nestingRefused', values: { levels: 20 } } },
    { type: 'toast', toast: { kind: 'limit' } },
    { type: 'words.spent' },
    { type: 'essay.wanted', topic: 'Canals by night' },
    {
      type: 'toast',
      toast: { kind: 'note', message: { name: 'textRecovered', values: { title: 'Canals (recovered)' } } },
    },
    { type: 'overlay.open', name: 'download' },
    { type: 'overlay.close', name: 'download' },
  ]);
});

it('reports a document that does not exist', async () => {
  const { load, emitted } = start();
  await load.last().reject(Object.assign(new Error('Not found'), { code: 'not_found' }));
  expect(emitted.map(({ type }) => type)).toEqual(['missing', 'toast']);
});

it('saves what was typed before it ends', async () => {
  const { desk, save, editor, flows } = await open();
  flows().document.send({ type: 'edit' });
  desk.send({ type: 'close' });
  expect([save.calls.length, desk.getSnapshot().value, editor.at(-1)]).toEqual([
    1,
    'closing',
    { type: 'settle' },
  ]);
  await save.last().resolve({ version: 8, savedAt: '2026-11-20T22:00:00.000Z' });
  expect(desk.getSnapshot().status).toBe('done');
});

it('regression 112: does not bring back a reader who left while the text became a copy', async () => {
  const { desk, save, keepBoth, emitted, flows } = await open();
  flows().document.send({ type: 'edit' });
  flows().document.send({ type: 'flush' });
  await save.last().reject(new CallError('version_conflict', 'This document was changed elsewhere.'));
  flows().document.send({ type: 'conflict.keepBoth' });
  desk.send({ type: 'close' });
  await keepBoth.last().resolve({ id: 'doc-copy', version: 2 });
  expect([desk.getSnapshot().status, emitted.map(({ type }) => type)]).toEqual(['done', []]);
});

it('reloads the document after a version was restored', async () => {
  const { desk, load, flows } = await open();
  desk.send({ type: 'versions.restored' });
  expect([load.calls.length, flows().document.getSnapshot().hasTag('loading')]).toEqual([2, true]);
});

it('neither saves nor suggests while the text is made local, and saves again afterwards', async () => {
  const { desk, flows, highlights } = await open();
  flows()['make-local'].send({ type: 'start', left: null });
  expect(flows().document.getSnapshot().context.savingDisabled).toBe(true);
  expect(flows().suggestions?.getSnapshot().hasTag('halted')).toBe(true);
  flows()['make-local'].send({ type: 'cancel' });
  expect(flows().document.getSnapshot().context.savingDisabled).toBe(false);
  expect(highlights.at(-1)).toEqual({ type: 'resume' });
  flows()['make-local'].send({ type: 'start', left: null });
  desk.send({ type: 'close' });
  expect(flows().document.getSnapshot().context.savingDisabled).toBe(false);
});

it('does not correct an incomplete essay, and fetches the whole as soon as the account is Pro', async () => {
  const { desk, load, editor, emitted, flows } = start();
  await load.last().resolve({ document: { ...canals, isIncomplete: true }, unsaved: false });
  expect(flows().suggestions?.getSnapshot().hasTag('halted')).toBe(true);
  flows().suggestions?.send({ type: 'enable.request' });
  expect([flows().suggestions?.getSnapshot().hasTag('halted'), emitted.at(-1)]).toEqual([
    true,
    { type: 'toast', toast: { kind: 'limit' } },
  ]);

  desk.send({ type: 'account.known', pro: false });
  expect(load.calls).toHaveLength(1);
  desk.send({ type: 'account.known', pro: true });
  await load.last().resolve({ document: canals, unsaved: false });
  expect(editor.filter(({ type }) => type === 'load')).toHaveLength(2);
  expect(flows().suggestions?.getSnapshot().hasTag('halted')).toBe(false);
});

it('never saves an incomplete essay, whatever changes it', async () => {
  const { load, save, flows } = start();
  await load.last().resolve({ document: { ...canals, isIncomplete: true }, unsaved: false });
  flows().document.send({ type: 'edit' });
  flows().document.send({ type: 'flush' });
  expect([save.calls, flows().document.getSnapshot().matches({ work: 'held' })]).toEqual([[], true]);
});
