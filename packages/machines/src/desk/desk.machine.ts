import { assign, emit, sendTo } from 'xstate';
import { type InputsOf, spawnFlows } from '../flows-of.ts';
import {
  beginComments,
  fetchWithheld,
  hold,
  keepWhetherIncomplete,
  loadText,
  offersToFinish,
  resumeSuggestions,
  startSuggestions,
  sendToCompletion,
  sendToGoal,
  sendToSuggestions,
  sendIgnoreList,
} from './desk.actions.ts';
import { deskSetup } from './desk.setup.ts';
import type { DeskFlows } from './desk.types.ts';
import { type FirstDeskMachines, firstDeskMachines } from './first-machines.ts';
import type { LateDeskMachines } from './late-machines.ts';
import { lateDeskStarts } from './late-starts.ts';

const flowNames = [...Object.keys(firstDeskMachines), ...Object.keys(lateDeskStarts)];

/** What flows of a document take that need more than its id. */
type DeskInputs = InputsOf<FirstDeskMachines & LateDeskMachines, { id: string }>;

/**
 * One document with the flows around it (SPEC §2 editor). It spawns them and handles the events of one flow that
 * concern another; those that concern the rest of the app are emitted. `close` saves what is unsaved and stops.
 *
 * Tags: `open`, `busy`.
 */
export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  context: ({ input, spawn }) => {
    const { id, preferences } = input;
    const { audience, formality, writingStyle } = preferences;
    const inputs: DeskInputs = {
      rewriting: { voice: { audience, formality, writingStyle } },
      completion: { enabled: offersToFinish(preferences) },
    };
    const flows = spawnFlows(spawn, flowNames, inputs, { id }) as DeskFlows;
    spawn('editor', { id: 'editor', input: { id, document: flows.document } });
    return { ...input, isIncomplete: false, flows };
  },
  on: {
    'document.missing': {
      actions: [
        emit({ type: 'missing' }),
        emit({ type: 'toast', toast: { kind: 'note', message: { name: 'documentMissing' } } }),
      ],
    },
    'document.moved': {
      actions: emit(({ event }) => ({ type: 'moved', route: { page: 'document', id: event.id } })),
    },
    'document.refused': {
      actions: emit(({ event }) => ({ type: 'alert', about: 'save', message: { text: event.message } })),
    },
    'document.refreshed': {
      actions: sendTo('editor', ({ event }) => ({ type: 'change-content', content: event.content })),
    },
    'document.saved': { actions: sendTo('comments', { type: 'saved' }) },
    'links.made': { actions: sendTo('comments', { type: 'linked' }) },
    'comments.selected': { actions: sendTo('panel', { type: 'show', tab: 'comments' }) },
    'comments.left': { actions: sendTo('panel', { type: 'close' }) },
    'position-section-buttons': {
      actions: sendTo('editor', { type: 'position-section-buttons' }),
    },
    'suggestions.enable.request': [
      // The withheld part comes with Pro; until then there is nothing to correct.
      {
        guard: ({ context }) => context.isIncomplete,
        actions: emit({ type: 'toast', toast: { kind: 'limit' } }),
      },
      {
        actions: [
          emit({ type: 'preferences.set', change: { suggestionsEnabled: true } }),
          // Setting a preference that is already on notifies nobody, so resume directly, as for a newly written text.
          resumeSuggestions,
        ],
      },
    ],
    'suggestions.word.add': {
      actions: emit(({ event: { word } }) => ({ type: 'dictionary', change: { type: 'word.add', word } })),
    },
    'suggestions.rule.ignore': {
      actions: emit(({ event: { rule } }) => ({ type: 'dictionary', change: { type: 'rule.ignore', rule } })),
    },
    'suggestions.rule.restore': {
      actions: emit(({ event: { rule } }) => ({
        type: 'dictionary',
        change: { type: 'rule.restore', rule },
      })),
    },
    'dictionary.changed': {
      actions: [
        assign(({ event: { words, ignoredRules } }) => ({ ignoreList: { words, ignoredRules } })),
        sendIgnoreList,
      ],
    },
    'suggestions.selected': {
      actions: sendTo('panel', { type: 'show', tab: 'suggestions' }),
    },
    'suggestions.left': { actions: sendTo('panel', { type: 'close' }) },
    // The word is let go of, so that the same one can be chosen again.
    'panel.hidden': {
      actions: deskSetup.enqueueActions(({ context: { flows }, enqueue }) => {
        if (flows.suggestions) enqueue.sendTo(flows.suggestions, { type: 'suggestion.select', id: null });
        enqueue.sendTo('comments', { type: 'comment.select', id: null });
      }),
    },
    'overlay.open': { actions: emit(({ event }) => event) },
    'overlay.close': { actions: emit(({ event }) => event) },
    'tags.fetch-tags': { actions: emit({ type: 'fetch-tags' }) },
    'fetch-tags': { actions: sendTo('tags', { type: 'fetch-tags' }) },
    'account.known': { actions: fetchWithheld },
    'lock.changed': { actions: sendTo('document', { type: 'reload' }) },
    'flow.unreachable': { actions: emit({ type: 'alert', message: { name: 'partUnreachable' } }) },
    'versions.restored': { actions: sendTo('document', { type: 'reload' }) },
    'conflict.apart': { actions: sendTo('document', { type: 'conflict.keepBoth' }) },
    'citing.own': { actions: sendTo('references', { type: 'form.open' }) },
    'plagiarism.upgrade': { actions: emit({ type: 'open-upgrade-panel' }) },
    'plagiarism.show': {
      actions: sendTo('find', ({ event }) => ({ type: 'open', term: event.words, replacing: false })),
    },
    'plagiarism.cite': {
      actions: sendTo('references', ({ event: { title, url } }) => ({
        type: 'form.open',
        draft: { title, url },
      })),
    },
    'inline-citation.reference': {
      actions: sendTo('references', ({ event }) => ({ type: 'form.open', id: event.id })),
    },
    'document-pictures.alert': {
      actions: emit(({ event }) => ({ type: 'alert', message: event.message })),
    },
    'document-pictures.toast': { actions: emit(({ event }) => ({ type: 'toast', toast: event.toast })) },
    'reference-import.imported': {
      actions: sendTo('references', ({ event }) => ({ type: 'import', references: event.references })),
    },
    'make-local.held': { actions: hold },
    'make-local.released': { actions: [sendTo('document', { type: 'saving.enable' }), resumeSuggestions] },
    'rewriting.held': { actions: hold },
    'rewriting.released': { actions: [sendTo('document', { type: 'saving.enable' }), resumeSuggestions] },
    'rewriting.charged': { actions: emit({ type: 'words.spent' }) },
    'rewriting.voice': { actions: emit(({ event }) => ({ type: 'preferences.set', change: event.change })) },
    'rewriting.refused': {
      actions: emit(({ event }) => ({ type: 'alert', message: { text: event.message } })),
    },
    'rewriting.upgrade': { actions: emit({ type: 'open-upgrade-panel' }) },
    'make-local.charged': { actions: emit({ type: 'words.spent' }) },
    'make-local.upgrade': { actions: emit({ type: 'open-upgrade-panel' }) },
    'voice.said': {
      actions: sendTo('editor', ({ event }) => ({ type: 'dictate', text: event.text })),
    },
    'voice.alert': { actions: emit(({ event }) => ({ type: 'alert', message: event.message })) },
    'voice.toast': { actions: emit(({ event }) => ({ type: 'toast', toast: event.toast })) },
    'editor.pasteRefused': { actions: emit({ type: 'alert', message: { name: 'pasteRefused' } }) },
    'editor.nestingRefused': {
      actions: emit(({ event: { levels } }) => ({
        type: 'alert',
        message: { name: 'nestingRefused', values: { levels } },
      })),
    },
    'editor.recovered': {
      actions: emit(({ event: { title } }) => ({
        type: 'toast',
        toast: { kind: 'note', message: { name: 'textRecovered', values: { title } } },
      })),
    },
    'editor.essayWanted': { actions: emit(({ event }) => ({ type: 'essay.wanted', topic: event.topic })) },
    'editor.limitReached': { actions: emit({ type: 'toast', toast: { kind: 'limit' } }) },
    'editor.wordsSpent': { actions: emit({ type: 'words.spent' }) },
    'preferences.change': {
      actions: [
        sendToSuggestions,
        sendToCompletion,
        assign({ preferences: ({ context, event }) => ({ ...context.preferences, ...event.change }) }),
      ],
    },
    'overlay.dismissed': { actions: sendTo(({ event }) => event.name, { type: 'dismiss' }) },
    close: '.closing',
  },
  initial: 'opening',
  states: {
    opening: {
      on: {
        'document.loaded': {
          target: 'open',
          actions: [loadText, sendToGoal, keepWhetherIncomplete, startSuggestions, beginComments],
        },
      },
    },
    open: {
      tags: 'open',
      on: {
        'document.loaded': [
          {
            guard: ({ context, event }) => context.isIncomplete && !event.isIncomplete,
            actions: [loadText, sendToGoal, keepWhetherIncomplete, resumeSuggestions],
          },
          { actions: [loadText, sendToGoal, keepWhetherIncomplete] },
        ],
      },
    },
    closing: {
      tags: 'busy',
      entry: [
        sendTo('make-local', { type: 'leave' }),
        sendTo('rewriting', { type: 'leave' }),
        sendTo('voice', { type: 'leave' }),
        sendTo('document-pictures', { type: 'leave' }),
        sendTo('comments', { type: 'leave' }),
        // `released` of make-local arrives later as its own event, and the flush below cannot wait for it.
        sendTo('document', { type: 'saving.enable' }),
        sendTo('editor', { type: 'settle' }),
        sendTo('document', { type: 'flush' }),
      ],
      invoke: {
        id: 'settled',
        src: 'settled',
        input: ({ context }) => ({ document: context.flows.document }),
        onDone: 'closed',
        onError: 'closed',
      },
      // The user has already left, so do not follow the text to its copy.
      on: { close: {}, 'document.moved': {} },
    },
    closed: { type: 'final' },
  },
});
