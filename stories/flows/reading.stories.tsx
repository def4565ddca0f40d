import { readingFlow } from '@octavo/machines/reading/fixtures';
import type { ReadingActor } from '@octavo/machines/reading';
import { ReadingPage } from '@octavo/ui/flows/reading';
import { useActorRef, useSelector } from '@xstate/react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

const noPicture = () => '';

function ReadingAt({ state }: { readonly state: string }) {
  const reading = useActorRef(readingFlow.stage, readingFlow.at(state));
  return <Shown reading={reading} />;
}

/** With the flow's own comments where it has any. */
function Shown({ reading }: { readonly reading: ReadingActor }) {
  const canComment = useSelector(reading, ({ context }) => context.link?.kind === 'comment');
  return (
    <Staged of={{ reading }} states={canComment ? { commenting: 'list.ready' } : {}}>
      <ReadingPage pictureAddress={noPicture} />
    </Staged>
  );
}

const states: ToldStates = {
  opening: { focus: 'unchanged', announced: 'The text is being opened' },
  'locked.asking': { focus: 'password Password', announced: null },
  'locked.wrong': {
    focus: 'password Password',
    announced: 'That is not the password. Check it and try again.',
  },
  'locked.halted': {
    focus: 'password Password',
    announced: 'This was tried too often. Try again in 10 minutes.',
  },
  'locked.unsure': {
    focus: 'password Password',
    announced: 'The server cannot be reached. Check your connection and try again.',
  },
  'locked.checking': { focus: 'password Password', announced: null },
  loading: { focus: 'unchanged', announced: 'The text is being opened' },
  gone: {
    focus: 'unchanged',
    announced:
      'There is nothing to read here The link was withdrawn or has expired, or its text is no longer shared. Ask the person who sent it for another one. Look again',
  },
  failed: {
    focus: 'unchanged',
    announced:
      'The text could not be opened The server cannot be reached. Check your connection and try again. Try again',
  },
  'shown.text.current': { focus: 'unchanged', announced: null },
  'shown.text.outdated': {
    focus: 'unchanged',
    announced: 'A newer version is there Your place and what you are writing stay. Show it',
  },
  'shown.text.updating': {
    focus: 'unchanged',
    announced: 'A newer version is there Your place and what you are writing stay. Show it',
  },
  'shown.line.online': { focus: 'unchanged', announced: null },
  'shown.line.offline': {
    focus: 'unchanged',
    announced: 'No connection. The text stays, and what you write is kept on this device.',
  },
  'shown.citations.formatting': { focus: 'unchanged', announced: null },
  'shown.citations.settled': { focus: 'unchanged', announced: null },
  'shown.drawer.closed': { focus: 'unchanged', announced: null },
  'shown.drawer.outline': { focus: 'button What a lock costs 61 words', announced: 'Outline' },
  'shown.drawer.comments': { focus: 'unchanged', announced: null },
};

const meta = preview.meta({
  title: 'Flows/Reading',
  component: ReadingAt,
  parameters: { states, layout: 'fullscreen' },
});

export const Opening = meta.story({ args: { state: 'opening' } });
export const LockedAsking = meta.story({ args: { state: 'locked.asking' } });
export const LockedWrong = meta.story({ args: { state: 'locked.wrong' } });
export const LockedHalted = meta.story({ args: { state: 'locked.halted' } });
export const LockedUnsure = meta.story({ args: { state: 'locked.unsure' } });
export const LockedChecking = meta.story({ args: { state: 'locked.checking' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Gone = meta.story({ args: { state: 'gone' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const ShownTextCurrent = meta.story({ args: { state: 'shown.text.current' } });
export const ShownTextOutdated = meta.story({ args: { state: 'shown.text.outdated' } });
export const ShownTextUpdating = meta.story({ args: { state: 'shown.text.updating' } });
export const ShownLineOnline = meta.story({ args: { state: 'shown.line.online' } });
export const ShownLineOffline = meta.story({ args: { state: 'shown.line.offline' } });
export const ShownCitationsFormatting = meta.story({ args: { state: 'shown.citations.formatting' } });
export const ShownCitationsSettled = meta.story({ args: { state: 'shown.citations.settled' } });
export const ShownDrawerClosed = meta.story({ args: { state: 'shown.drawer.closed' } });
export const ShownDrawerOutline = meta.story({ args: { state: 'shown.drawer.outline' } });
export const ShownDrawerComments = meta.story({ args: { state: 'shown.drawer.comments' } });

/** The flow with a server that knows one password. */
function Answered({ state }: { readonly state: string }) {
  const reading = useActorRef(
    readingFlow.stage.provide({
      actors: {
        open: fromPromise(async ({ input }) => {
          if (input.password === 'towpath') return { linkId: 'link', kind: 'read' as const, name: '' };
          throw Object.assign(new Error(''), { code: 'wrong_password' });
        }),
      },
    }),
    readingFlow.at(state),
  );
  return <Shown reading={reading} />;
}

export const OpenedWithThePassword = meta.story({
  args: { state: 'locked.asking' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(t('reading:locked.password')), 'weir{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('reading:locked.wrong'));
    await userEvent.clear(canvas.getByLabelText(t('reading:locked.password')));
    await userEvent.type(canvas.getByLabelText(t('reading:locked.password')), 'towpath');
    await userEvent.click(canvas.getByRole('button', { name: t('reading:locked.submit') }));
    await expect(await canvas.findByRole('status', { name: t('reading:opening') })).toBeVisible();
  },
});

export const LookedForAgain = meta.story({
  args: { state: 'gone' },
  render: ({ state }) => <ReadingAt state={state} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('reading:gone.action') }));
    await expect(canvas.getByRole('status', { name: t('reading:opening') })).toBeVisible();
  },
});

export const Updated = meta.story({
  args: { state: 'shown.text.outdated' },
  render: ({ state }) => <ReadingAt state={state} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('reading:newer.action') }));
    await expect(canvas.getByRole('button', { name: t('reading:newer.action') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const GoesToAHeading = meta.story({
  args: { state: 'shown.drawer.closed' },
  globals: { viewport: { value: 'phone' } },
  render: ({ state }) => <ReadingAt state={state} />,
  play: async ({ canvas, userEvent }) => {
    const outline = canvas.queryByRole('button', { name: t('reading:outline') });
    if (outline !== null) await userEvent.click(outline);
    await userEvent.click(await screen.findByRole('button', { name: /^The last boat/ }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const CommentsOnAPhone = meta.story({
  args: { state: 'shown.drawer.comments' },
  globals: { viewport: { value: 'phone' } },
  render: () => <PhoneWithComments />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Comments|Kommentare): / }));
    await userEvent.click(await screen.findByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

function PhoneWithComments() {
  const reading = useActorRef(readingFlow.stage, readingFlow.at('shown.drawer.comments'));
  return <Closed reading={reading} />;
}

function Closed({ reading }: { readonly reading: ReadingActor }) {
  if (reading.getSnapshot().matches({ shown: { drawer: 'comments' } })) {
    reading.send({ type: 'drawer.close' });
  }
  return <Shown reading={reading} />;
}
