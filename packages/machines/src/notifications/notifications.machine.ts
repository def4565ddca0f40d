import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type {
  NotificationsContext,
  NotificationsEmitted,
  NotificationsEvent,
} from './notifications.types.ts';
import { withAlert } from './with-alert.ts';

const flow = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    tags: {} as 'visible' | 'alert' | 'toast',
  },
  actors: {
    /** Resolves when the reader pauses typing: at once if nobody is typing. */
    pause: fromPromise<void>(async () => notProvided('notifications.pause')),
  },
  delays: {
    /** SPEC §9: the limit toast stays for 8 s. The others have more to read. */
    dismiss: ({ context }) => (context.toast?.kind === 'limit' ? 8000 : 12_000),
  },
});

const queueAlert = flow.assign({
  alerts: ({ context, event }) =>
    event.type === 'alert.show' ? withAlert(context.alerts, event) : context.alerts,
});

const setToast = flow.assign({
  toast: ({ context, event }) => (event.type === 'toast.show' ? event.toast : context.toast),
});

const emitUndo = flow.enqueueActions(({ event, enqueue }) => {
  if (event.type === 'toast.undo') enqueue.emit({ type: 'undo', id: event.id });
});

/**
 * The messages of the app (SPEC §8). Alerts queue up without duplicates; each waits until the reader pauses typing,
 * since it takes the keyboard focus. A toast disappears by itself, and a newer one replaces it. While hovered or
 * focused, a toast is `held`, so that it does not disappear while being read (WCAG 2.2.1).
 *
 * Tags: `visible`, `alert`, `toast`.
 */
export const notificationsMachine = flow.createMachine({
  id: 'notifications',
  context: { alerts: [], toast: null },
  type: 'parallel',
  states: {
    alert: {
      initial: 'closed',
      states: {
        closed: { on: { 'alert.show': { target: 'waiting', actions: queueAlert } } },
        waiting: {
          invoke: { id: 'pause', src: 'pause', onDone: 'open', onError: 'open' },
          on: { 'alert.show': { actions: queueAlert } },
        },
        open: {
          tags: ['visible', 'alert'],
          on: {
            'alert.show': { actions: queueAlert },
            'alert.dismiss': [
              {
                guard: ({ context }) => context.alerts.length > 1,
                target: 'waiting',
                actions: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
              },
              { target: 'closed', actions: assign({ alerts: [] }) },
            ],
          },
        },
      },
    },
    toast: {
      initial: 'hidden',
      states: {
        hidden: {
          entry: assign({ toast: null }),
          on: { 'toast.show': { target: 'shown', actions: setToast } },
        },
        shown: {
          tags: ['visible', 'toast'],
          after: { dismiss: 'hidden' },
          on: {
            'toast.show': { target: 'shown', reenter: true, actions: setToast },
            'toast.hold': 'held',
            'toast.dismiss': 'hidden',
            'toast.upgrade': { target: 'hidden', actions: emit({ type: 'upgrade' }) },
            'toast.undo': { target: 'hidden', actions: emitUndo },
          },
        },
        held: {
          tags: ['visible', 'toast'],
          on: {
            'toast.show': { target: 'shown', actions: setToast },
            'toast.release': 'shown',
            'toast.dismiss': 'hidden',
            'toast.upgrade': { target: 'hidden', actions: emit({ type: 'upgrade' }) },
            'toast.undo': { target: 'hidden', actions: emitUndo },
          },
        },
      },
    },
  },
});
