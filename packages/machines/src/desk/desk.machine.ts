import { assign, emit, sendTo } from 'xstate';
import { deskSetup } from './desk.setup.ts';

const loadText = deskSetup.sendTo('editor', ({ event }) => {
  if (event.type !== 'document.loaded') throw new Error(`No text comes with ${event.type}`);
  return { type: 'load', content: event.content };
});

/** The suggestions read the text, so they start once there is one. */
const startSuggestions = deskSetup.assign({
  flows: ({ context: { flows, preferences }, spawn }) => {
    const suggestions = spawn('suggestions', {
      id: 'suggestions',
      input: { enabled: preferences.suggestionsEnabled, ignoredRules: preferences.ignoredRules },
    });
    spawn('relay', { input: { from: suggestions, name: 'suggestions' } });
    return { ...flows, suggestions };
  },
});

const tellSuggestions = deskSetup.enqueueActions(({ context: { flows }, event, enqueue }) => {
  if (event.type !== 'preferences.change' || flows.suggestions === undefined) return;
  const { suggestionsEnabled } = event.change;
  if (suggestionsEnabled === undefined) return;
  enqueue.sendTo(flows.suggestions, { type: suggestionsEnabled ? 'enable' : 'disable' });
});

/**
 * One document with the flows around it (SPEC §2 editor). It spawns them, and what one of them says that concerns
 * another is an event here; what concerns the rest of the app is emitted. `close` saves what is not saved and ends.
 *
 * Tags: `open`, `busy`.
 */
export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  context: ({ input, spawn }) => {
    const { id } = input;
    const document = spawn('document', { id: 'document', input: { id } });
    const panel = spawn('panel', { id: 'panel' });
    const download = spawn('download', { id: 'download', input: { id } });
    const tags = spawn('tags', { id: 'tags', input: { id } });
    const lock = spawn('lock', { id: 'lock', input: { id } });
    spawn('relay', { input: { from: document, name: 'document' } });
    spawn('relay', { input: { from: panel, name: 'panel' } });
    spawn('relay', { input: { from: download, name: 'download' } });
    spawn('relay', { input: { from: tags, name: 'tags' } });
    spawn('relay', { input: { from: lock, name: 'lock' } });
    spawn('editor', { id: 'editor', input: { id, document } });
    return { ...input, flows: { document, panel, download, tags, lock } };
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
      actions: sendTo('editor', ({ event }) => ({ type: 'refresh', content: event.content })),
    },
    'suggestions.enable.request': {
      actions: emit({ type: 'preferences.set', change: { suggestionsEnabled: true } }),
    },
    'suggestions.ignoredRules.change': {
      actions: emit(({ event }) => ({ type: 'preferences.set', change: { ignoredRules: event.rules } })),
    },
    'suggestions.selected': {
      actions: sendTo('panel', { type: 'show', tab: 'suggestions' }),
    },
    // The word is let go of, so that the same one can be chosen again.
    'panel.closed': {
      actions: deskSetup.enqueueActions(({ context: { flows }, enqueue }) => {
        if (flows.suggestions) enqueue.sendTo(flows.suggestions, { type: 'suggestion.select', id: null });
      }),
    },
    'download.opened': { actions: emit({ type: 'overlay.open', name: 'download' }) },
    'download.closed': { actions: emit({ type: 'overlay.close', name: 'download' }) },
    'tags.opened': { actions: emit({ type: 'overlay.open', name: 'tags' }) },
    'tags.closed': { actions: emit({ type: 'overlay.close', name: 'tags' }) },
    'tags.fetch-tags': { actions: emit({ type: 'fetch-tags' }) },
    'fetch-tags': { actions: sendTo('tags', { type: 'fetch-tags' }) },
    'lock.opened': { actions: emit({ type: 'overlay.open', name: 'lock' }) },
    'lock.closed': { actions: emit({ type: 'overlay.close', name: 'lock' }) },
    'lock.changed': { actions: sendTo('document', { type: 'reload' }) },
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
    'editor.limitReached': { actions: emit({ type: 'toast', toast: { kind: 'limit' } }) },
    'editor.wordsSpent': { actions: emit({ type: 'words.spent' }) },
    'preferences.change': {
      actions: [
        tellSuggestions,
        assign({ preferences: ({ context, event }) => ({ ...context.preferences, ...event.change }) }),
      ],
    },
    'overlay.dismissed': { actions: sendTo(({ event }) => event.name, { type: 'dismiss' }) },
    close: '.closing',
  },
  initial: 'opening',
  states: {
    opening: { on: { 'document.loaded': { target: 'open', actions: [loadText, startSuggestions] } } },
    open: { tags: 'open', on: { 'document.loaded': { actions: loadText } } },
    closing: {
      tags: 'busy',
      entry: [sendTo('editor', { type: 'settle' }), sendTo('document', { type: 'flush' })],
      invoke: {
        id: 'settled',
        src: 'settled',
        input: ({ context }) => ({ document: context.flows.document }),
        onDone: 'closed',
        onError: 'closed',
      },
      on: { close: {} },
    },
    closed: { type: 'final' },
  },
});
