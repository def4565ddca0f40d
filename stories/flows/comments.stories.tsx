import { commentsFlow, readersComments } from '@octavo/machines/comments/fixtures';
import { commentsMachine, type LoadedComments } from '@octavo/machines/comments';
import { Button } from '@octavo/ui/components/button';
import { CommentsPanel } from '@octavo/ui/flows/comments';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromCallback, fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { PanelStage } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function CommentsAt({ state }: { readonly state: string }) {
  return (
    <PanelStage>
      <CommentsPanel actor={useActorRef(commentsFlow.stage, commentsFlow.at(state))} />
    </PanelStage>
  );
}

const count = '5 open comments';

const states: ToldStates = {
  'list.idle': { focus: 'unchanged', announced: null },
  'list.first': { focus: 'unchanged', announced: null },
  'list.unread': { focus: 'unchanged', announced: null },
  'list.unused': { focus: 'unchanged', announced: null },
  'list.used.resting': { focus: 'unchanged', announced: count },
  'list.used.away': { focus: 'unchanged', announced: count },
  'list.used.reading': { focus: 'unchanged', announced: count },
  'list.used.failed': { focus: 'unchanged', announced: 'The comments could not be refreshed' },
  'acting.resting': { focus: 'unchanged', announced: count },
  'acting.confirming': { focus: 'button Keep', announced: count },
  'acting.replacing': { focus: 'unchanged', announced: count },
  'acting.changing': { focus: 'unchanged', announced: count },
  'anchors.resting': { focus: 'unchanged', announced: null },
  'anchors.settling': { focus: 'unchanged', announced: count },
  'anchors.moving': { focus: 'unchanged', announced: count },
};

const meta = preview.meta({ title: 'Flows/Comments', component: CommentsAt, parameters: { states } });

export const ListIdle = meta.story({ args: { state: 'list.idle' } });
export const ListFirst = meta.story({ args: { state: 'list.first' } });
export const ListUnread = meta.story({ args: { state: 'list.unread' } });
export const ListUnused = meta.story({ args: { state: 'list.unused' } });
export const ListUsedResting = meta.story({
  args: { state: 'list.used.resting' },
  play: async ({ canvas, userEvent, step }) => {
    await step('it lists what is open, and what is resolved on demand', async () => {
      const rows = () =>
        within(canvas.getByRole('list', { name: t('comments:list') })).getAllByRole('listitem');
      await expect(rows()).toHaveLength(5);
      await userEvent.click(canvas.getByRole('button', { name: t('comments:showResolved', { count: 1 }) }));
      await expect(rows()).toHaveLength(6);
      await userEvent.click(canvas.getByRole('button', { name: t('comments:hideResolved') }));
      await expect(rows()).toHaveLength(5);
    });
  },
});
export const ListUsedAway = meta.story({ args: { state: 'list.used.away' } });
export const ListUsedReading = meta.story({ args: { state: 'list.used.reading' } });
export const ListUsedFailed = meta.story({
  args: { state: 'list.used.failed' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(t('comments:failed.offline'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('comments:failed.action') }));
    await waitFor(() => expect(canvas.queryByText(t('comments:failed.offline'))).not.toBeInTheDocument());
  },
});
export const ActingResting = meta.story({
  args: { state: 'acting.resting' },
  play: async ({ canvas, userEvent, step }) => {
    const field = () => canvas.getByRole('textbox', { name: t('comments:answerField') });
    const card = () => canvas.getByRole('article');
    await step('its arrows go to the others, and what is being written waits', async () => {
      await userEvent.type(field(), 'Thank you');
      await userEvent.click(canvas.getByRole('button', { name: t('comments:next') }));
      await expect(card()).toHaveTextContent('where they stood');
      await expect(field()).toHaveValue('');
      await userEvent.click(canvas.getByRole('button', { name: t('comments:previous') }));
      await expect(field()).toHaveValue('Thank you');
    });
    await step('an answer of one’s own is changed, or left as it was', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('comments:edit') }));
      await userEvent.type(canvas.getByRole('textbox', { name: t('comments:editField') }), ' Soon.');
      await userEvent.click(canvas.getByRole('button', { name: t('comments:cancel') }));
      await expect(canvas.queryByRole('textbox', { name: t('comments:editField') })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: t('comments:edit') }));
      await userEvent.click(canvas.getByRole('button', { name: t('comments:save') }));
    });
  },
});
export const ActingConfirming = meta.story({
  args: { state: 'acting.confirming' },
  play: async ({ canvas, userEvent, step }) => {
    const question = t('comments:confirm.comment', { count: 2 });
    await step('nothing is deleted without being asked, and keeping comes first', async () => {
      await expect(canvas.getByRole('group', { name: question })).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('comments:confirm.keep') })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: t('comments:confirm.keep') }));
      await expect(canvas.queryByRole('group', { name: question })).toBeNull();
    });
    await step('it is deleted on confirmation', async () => {
      const [first] = canvas.getAllByRole('button', { name: t('comments:delete') }).toReversed();
      await userEvent.click(first ?? document.body);
      await userEvent.click(
        within(canvas.getByRole('group', { name: question })).getByRole('button', {
          name: t('comments:confirm.delete'),
        }),
      );
    });
  },
});
export const ActingReplacing = meta.story({ args: { state: 'acting.replacing' } });
export const ActingChanging = meta.story({
  args: { state: 'acting.changing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('comments:resolve') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});
export const AnchorsResting = meta.story({ args: { state: 'anchors.resting' } });
export const AnchorsSettling = meta.story({ args: { state: 'anchors.settling' } });
export const AnchorsMoving = meta.story({ args: { state: 'anchors.moving' } });

interface LoadInput {
  readonly id: string;
  readonly asksForLinks: boolean;
}

const told = fn<(command: { readonly type: string }) => void>();

/** What the server holds. */
let held = readersComments;

/** The server answers, and the text has all words but one. */
const answering = commentsMachine.provide({
  actors: {
    load: fromPromise<LoadedComments, LoadInput>(async () => ({ comments: held, hasLinks: true })),
    change: fromPromise(async ({ input: { change } }) => {
      const id = change.kind === 'answer' ? change.thread : change.id;
      const comment = readersComments.find((one) => one.id === id);
      if (!comment || change.kind === 'delete') return null;
      if (change.kind === 'resolve') {
        const resolved = { ...comment, resolvedAt: change.resolved ? comment.createdAt : null };
        held = held.map((one) => (one.id === id ? resolved : one));
        return resolved;
      }
      const answer = { ...comment, author: 'writer', isOwn: true, anchor: null, text: change.text } as const;
      return change.kind === 'edit' ? answer : { ...answer, id: 'new' };
    }),
    text: fromCallback(({ receive, sendBack }) => {
      sendBack({ type: 'order.change', order: [], gone: ['c-gone'] });
      receive((command) => {
        told(command);
        if (command.type === 'replace') sendBack({ type: 'words.replaced', id: command.id });
      });
    }),
    browser: fromCallback(() => {}),
  },
});

function Answering() {
  const actor = useActorRef(answering, { ...commentsFlow.from({ id: 'doc' }) });
  useEffect(() => {
    held = readersComments;
    actor.send({ type: 'begin' });
  }, [actor]);
  return (
    <PanelStage>
      <Button onClick={() => actor.send({ type: 'comment.next' })}>Text</Button>
      <CommentsPanel actor={actor} />
    </PanelStage>
  );
}

const open = (name: RegExp) => screen.findByRole('button', { name });

export const Resolved = meta.story({
  args: { state: 'list.used.resting' },
  render: () => <Answering />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await open(/never quite alone/));
    await step('a resolved comment can be taken back where it stood', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('comments:resolve') }));
      const undo = await canvas.findByRole('button', { name: t('comments:undo') });
      await expect(undo).toHaveFocus();
      await userEvent.click(undo);
      await expect(await open(/never quite alone/)).toBeVisible();
    });
  },
});

export const WordsUsed = meta.story({
  args: { state: 'list.used.resting' },
  render: () => <Answering />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await open(/where they stood/));
    await userEvent.click(canvas.getByRole('button', { name: t('comments:use') }));
    await expect(told).toHaveBeenCalledWith({ type: 'replace', id: 'c-where', words: 'in their own hand' });
    await expect(await canvas.findByText(t('comments:resolvedNow'))).toBeVisible();
  },
});

export const WordsGone = meta.story({
  args: { state: 'list.used.resting' },
  render: () => <Answering />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await open(/It goes without saying/));
    await expect(canvas.getByText(t('comments:goneHint'))).toBeVisible();
  },
});

export const MarkedUnclear = meta.story({
  args: { state: 'list.used.resting' },
  render: () => <Answering />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await open(/They kept the answers/));
    await expect(within(canvas.getByRole('article')).getByText(t('comments:mark.unclear'))).toBeVisible();
  },
});

export const Answered = meta.story({
  args: { state: 'list.used.resting' },
  render: () => <Answering />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await open(/where they stood/));
    const field = canvas.getByRole('textbox', { name: t('comments:answerField') });
    await userEvent.type(field, 'I will.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field).toHaveValue(''));
  },
});

const silent = commentsMachine.provide({
  actors: {
    load: fromPromise<LoadedComments, LoadInput>(async () => ({ comments: [], hasLinks: true })),
    text: fromCallback(() => {}),
    browser: fromCallback(() => {}),
  },
});

function Silent() {
  const actor = useActorRef(silent, { ...commentsFlow.from({ id: 'doc' }) });
  useEffect(() => actor.send({ type: 'begin' }), [actor]);
  return (
    <PanelStage>
      <CommentsPanel actor={actor} />
    </PanelStage>
  );
}

export const NoneYet = meta.story({
  args: { state: '' },
  render: () => <Silent />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('comments:none.title'))).toBeVisible();
  },
});

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { state: 'list.used.resting' },
  play: async ({ canvas, userEvent, step }) => {
    const row = (name: RegExp) => canvas.getByRole('button', { name });
    await step('the arrows go from row to row', async () => {
      // Pressed repeatedly until the list reacts: it starts listening a moment after it is rendered.
      await waitFor(async () => {
        row(/never quite alone/).focus();
        await userEvent.keyboard('{ArrowDown}');
        await expect(row(/where they stood/)).toHaveFocus();
      });
    });
    await step('Enter opens the card and moves there, the arrows go on', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('article')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('article')).toHaveTextContent(t('comments:mark.good')));
    });
    await step('Escape closes it, with the focus on its row', async () => {
      canvas.getByRole('article').focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(row(/A margin is where/)).toHaveFocus());
    });
  },
});

export const ChosenFromTheText = meta.story({
  tags: ['behaviour'],
  args: { state: 'list.used.resting' },
  render: () => <Answering />,
  play: async ({ canvas, userEvent }) => {
    await open(/never quite alone/);
    const text = canvas.getByRole('button', { name: 'Text' });
    await userEvent.click(text);
    await waitFor(async () => {
      const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
      await expect(said.join(' ')).toContain('never quite alone');
    });
    await expect(text).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('comments:closeCard') }));
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});
