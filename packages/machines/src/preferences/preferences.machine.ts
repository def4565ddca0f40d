import { fromCallback, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { nextTheme } from './next-theme.ts';
import type {
  Preferences,
  PreferencesEmitted,
  PreferencesEvent,
  PreferencesInput,
  StoreCommand,
} from './preferences.types.ts';

const flow = setup({
  types: {
    input: {} as PreferencesInput,
    context: {} as PreferencesInput,
    events: {} as PreferencesEvent,
    emitted: {} as PreferencesEmitted,
  },
  actors: {
    store: fromCallback<StoreCommand, void, PreferencesEvent>(() => notProvided('preferences.store')),
  },
});

/** Applies a change, emits it, and stores it unless it comes from the store. */
const apply = flow.enqueueActions(({ context, event, enqueue }) => {
  const change = changeOf(event, context);
  enqueue.assign({ preferences: { ...context.preferences, ...change } });
  if (event.type !== 'stored.change') enqueue.sendTo('store', { type: 'write', change });
  enqueue.emit({ type: 'change', change });
});

/**
 * What the user has chosen on this device, in one place: theme, toggles, sidebar widths, ignored rules (SPEC §3).
 * `store` shows the theme on the page, persists each `write`, and sends `stored.change` when another window has made a
 * change. Nothing is stored before the user makes a choice.
 */
export const preferencesMachine = flow.createMachine({
  id: 'preferences',
  context: ({ input }) => input,
  invoke: { id: 'store', src: 'store' },
  initial: 'ready',
  states: {
    ready: {
      on: {
        toggle: { actions: apply },
        'sidebar.toggle': { actions: apply },
        'theme.cycle': { actions: apply },
        set: { actions: apply },
        'stored.change': { actions: apply },
      },
    },
  },
});

function changeOf(event: PreferencesEvent, { preferences, themes }: PreferencesInput): Partial<Preferences> {
  switch (event.type) {
    case 'toggle':
      return { [event.flag]: !preferences[event.flag] };
    case 'sidebar.toggle':
      return { [event.sidebar]: preferences[event.sidebar] === 'expanded' ? 'collapsed' : 'expanded' };
    case 'theme.cycle':
      return { theme: nextTheme(preferences.theme, themes) };
    case 'set':
    case 'stored.change':
      return event.change;
    default:
      return event satisfies never;
  }
}
