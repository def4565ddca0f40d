import type { Preferences } from '../preferences/preferences.types.ts';
import { deskSetup } from './desk.setup.ts';

export const loadText = deskSetup.sendTo('editor', ({ event }) => {
  if (event.type !== 'document.loaded') throw new Error(`No text comes with ${event.type}`);
  return { type: 'load', content: event.content };
});

/** Sent after the text, since its words are counted at once. */
export const sendToGoal = deskSetup.sendTo('goal', ({ event }) => {
  if (event.type !== 'document.loaded') throw new Error(`No goal comes with ${event.type}`);
  return event.wordGoal === null ? { type: 'none' } : { type: 'known', goal: event.wordGoal };
});

/** The suggestions read the text, so they start once there is one. */
export const startSuggestions = deskSetup.assign({
  flows: ({ context: { flows, preferences, ignoreList, halted = false, isIncomplete }, spawn }) => {
    const enabled = preferences.suggestionsEnabled && !halted && !isIncomplete;
    const suggestions = spawn('suggestions', { id: 'suggestions', input: { enabled, ignoreList } });
    spawn('relay', { input: { from: suggestions, name: 'suggestions' } });
    return { ...flows, suggestions };
  },
});

export const sendToSuggestions = deskSetup.enqueueActions(({ context: { flows }, event, enqueue }) => {
  if (event.type !== 'preferences.change' || flows.suggestions === undefined) return;
  const { suggestionsEnabled } = event.change;
  if (suggestionsEnabled === undefined) return;
  enqueue.sendTo(flows.suggestions, { type: suggestionsEnabled ? 'enable' : 'disable' });
});

export const sendIgnoreList = deskSetup.enqueueActions(({ context: { flows, ignoreList }, enqueue }) => {
  if (flows.suggestions !== undefined) {
    enqueue.sendTo(flows.suggestions, { type: 'ignoreList.change', ...ignoreList });
  }
});

export const offersToFinish = ({ editorAiEnabled, autocompleteEnabled }: Preferences) =>
  editorAiEnabled && autocompleteEnabled;

export const sendToCompletion = deskSetup.sendTo('completion', ({ context, event }) => {
  const change = event.type === 'preferences.change' ? event.change : {};
  return { type: offersToFinish({ ...context.preferences, ...change }) ? 'enable' : 'disable' };
});

/** With Pro, the withheld part of the text is available. */
export const fetchWithheld = deskSetup.enqueueActions(
  ({ context: { flows, isIncomplete }, event, enqueue }) => {
    if (event.type !== 'account.known' || !event.pro || !isIncomplete) return;
    enqueue.sendTo(flows.document, { type: 'reload' });
  },
);

/** Comments that there are come with the text; whether there are links can wait until the page is idle. */
export const beginComments = deskSetup.sendTo('comments', ({ event }) => ({
  type: event.type === 'document.loaded' && event.isCommented ? 'expected' : 'begin',
}));

export const keepWhetherIncomplete = deskSetup.assign(({ context, event }) => ({
  isIncomplete: event.type === 'document.loaded' ? event.isIncomplete : context.isIncomplete,
}));

/** The text shown while it is made local is not the one being corrected. */
const haltSuggestions = deskSetup.enqueueActions(({ context: { flows }, enqueue }) => {
  if (flows.suggestions !== undefined) enqueue.sendTo(flows.suggestions, { type: 'disable' });
});

export const resumeSuggestions = deskSetup.enqueueActions(({ context, enqueue }) => {
  const { flows, preferences, isIncomplete } = context;
  const isWanted = preferences.suggestionsEnabled && !isIncomplete;
  if (flows.suggestions === undefined || !isWanted) return;
  enqueue.sendTo(flows.suggestions, { type: 'enable' });
});

/** While another flow rewrites the text, the user cannot write or dictate. */
export const hold = [
  deskSetup.sendTo('document', { type: 'saving.disable' }),
  deskSetup.sendTo('voice', { type: 'leave' }),
  haltSuggestions,
] as const;
