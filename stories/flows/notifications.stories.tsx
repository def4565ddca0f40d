import { notificationsFlow } from '@octavo/machines/notifications/fixtures';
import { type NotificationsEvent, notificationsMachine } from '@octavo/machines/notifications';
import { Notifications } from '@octavo/ui/flows/notifications';
import { useFlow } from '@octavo/ui/flows/flow-context';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

interface NotificationsAtProps {
  readonly state: string;
}

const isHidden = /closed|hidden|waiting/;

const nobodyTypes = notificationsFlow.stage.provide({
  actors: { pause: fromPromise<void>(async () => undefined) },
});

function NotificationsAt({ state }: NotificationsAtProps) {
  return (
    <Staged states={{ notifications: state }}>
      {isHidden.test(state) ? <NothingShown /> : null}
      <Notifications />
    </Staged>
  );
}

function First({ events }: { readonly events: readonly NotificationsEvent[] }) {
  const notifications = useFlow('notifications');
  useEffect(() => {
    for (const event of events) notifications.send(event);
  }, [notifications, events]);
  return null;
}

function Begun({ events }: { readonly events: readonly NotificationsEvent[] }) {
  const notifications = useActorRef(nobodyTypes, notificationsFlow.from(undefined));
  return (
    <Staged of={{ notifications }}>
      <Notifications />
      <First events={events} />
    </Staged>
  );
}

const missing =
  'This document is not here It may have been deleted, or it belongs to another account or to a visit that has ended.';

const states: ToldStates = {
  'alert.closed': { focus: 'unchanged', announced: null },
  'alert.waiting': { focus: 'unchanged', announced: null },
  'alert.open': {
    focus: 'button OK',
    announced: 'That did not work. This document is not yours any more.',
  },
  'toast.hidden': { focus: 'unchanged', announced: null },
  'toast.shown': { focus: 'unchanged', announced: missing },
  'toast.held': { focus: 'unchanged', announced: missing },
};

const meta = preview.meta({
  title: 'Flows/Notifications',
  component: NotificationsAt,
  parameters: { states },
});

/** Starts with nothing shown, and sends an event of the story's own. */
const begun = (event: NotificationsEvent) => {
  const events = [event];
  return () => <Begun events={events} />;
};

export const AlertClosed = meta.story({ args: { state: 'alert.closed' } });
export const AlertWaiting = meta.story({ args: { state: 'alert.waiting' } });
export const AlertOpen = meta.story({
  args: { state: 'alert.open' },
  play: async () => {
    await screen.findByRole('alertdialog', { name: t('notifications:alert.general') });
    await waitFor(() => expect(screen.getByRole('button', { name: t('common:ok') })).toHaveFocus());
  },
});
const refusing = createActor(nobodyTypes, notificationsFlow.from(undefined));

/** Regression 160: key presses meant for the text do not go to the alert. */
export const AlertTakesNoKeyOnItsWay = meta.story({
  tags: ['behaviour'],
  args: { state: '' },
  beforeEach: () => void refusing.start(),
  render: () => (
    <Staged of={{ notifications: refusing }}>
      <input aria-label="Text" />
      <Notifications />
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByLabelText('Text');
    await userEvent.click(text);
    refusing.send({ type: 'alert.show', message: { text: 'The disk is full.' } });
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('a b{Escape}{Enter}c');
    await expect(text).toHaveValue('a bc');
    await waitFor(() => expect(screen.getByRole('button', { name: t('common:ok') })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(text).toHaveFocus());
  },
});
export const AlertDismissed = meta.story({
  args: { state: 'alert.open' },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: t('common:ok') })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  },
});

const save = begun({ type: 'alert.show', about: 'save', message: { text: 'The disk is full.' } });

export const SaveRefused = meta.story({
  args: { state: '' },
  render: save,
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: t('notifications:alert.save') });
    await expect(alert).toHaveTextContent('The disk is full.');
  },
});

export const ToastHidden = meta.story({ args: { state: 'toast.hidden' } });
export const ToastShown = meta.story({ args: { state: 'toast.shown' } });
export const ToastHeld = meta.story({ args: { state: 'toast.held' } });

const clock = new SimulatedClock();
const running = createActor(notificationsMachine, { clock, ...notificationsFlow.from(undefined) });

/** Uses a fake clock. */
export const NoteGoesUnlessHeld = meta.story({
  tags: ['behaviour'],
  args: { state: '' },
  beforeEach: () => {
    running.start();
    running.send({ type: 'toast.show', toast: { kind: 'note', message: { name: 'documentMissing' } } });
  },
  render: () => (
    <Staged of={{ notifications: running }}>
      <Notifications />
    </Staged>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const note = () => canvas.queryByRole('status');
    await step('it is there for twelve seconds', async () => {
      await waitFor(() => expect(note()).toBeVisible());
      clock.increment(11_999);
      await expect(note()).toBeVisible();
    });
    await step('under the pointer it waits', async () => {
      await userEvent.hover(canvas.getByRole('status'));
      clock.increment(60_000);
      await expect(note()).toBeVisible();
      await userEvent.unhover(canvas.getByRole('status'));
    });
    await step('with the focus in it, too', async () => {
      canvas.getByRole('button', { name: t('common:close') }).focus();
      clock.increment(60_000);
      await expect(note()).toBeVisible();
      canvas.getByRole('button', { name: t('common:close') }).blur();
    });
    await step('then it goes', async () => {
      clock.increment(12_000);
      await waitFor(() => expect(note()).toBeNull());
    });
  },
});

export const NoteClosed = meta.story({
  args: { state: 'toast.shown' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
});

const undo = begun({
  type: 'toast.show',
  toast: {
    kind: 'undo',
    id: 'doc-canals',
    message: { name: 'documentTrashed', values: { title: 'Canals' } },
  },
});

export const UndoOffered = meta.story({ args: { state: '' }, render: undo });
export const Undone = meta.story({
  args: { state: '' },
  render: undo,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('notifications:undo') }));
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
});

const limit = begun({ type: 'toast.show', toast: { kind: 'limit' } });

export const LimitReached = meta.story({
  args: { state: '' },
  render: limit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('notifications:limit.title'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('notifications:limit.upgrade') })).toBeVisible(),
    );
  },
});
export const LimitLater = meta.story({
  args: { state: '' },
  render: limit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('notifications:limit.later') }));
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
});
export const LimitUpgrade = meta.story({
  args: { state: '' },
  render: limit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('notifications:limit.upgrade') }));
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
});

const cannotUpgrade = begun({ type: 'alert.show', about: 'upgrade', message: { name: 'cannotUpgrade' } });

/** What a shared account sees instead of the upgrade panel (SPEC §6). */
export const CannotUpgrade = meta.story({
  args: { state: '' },
  render: cannotUpgrade,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: t('notifications:alert.upgrade') });
    await expect(dialog).toHaveTextContent(t('notifications:cannotUpgrade.message'));
    await userEvent.click(screen.getByRole('button', { name: t('common:ok') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});
