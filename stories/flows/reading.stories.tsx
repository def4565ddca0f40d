import { readingFlow } from '@octavo/machines/reading/fixtures';
import type { ReadingActor } from '@octavo/machines/reading';
import { ReadingPage } from '@octavo/ui/flows/reading';
import { useActorRef, useSelector } from '@xstate/react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';

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

const meta = preview.meta({
  title: 'Flows/Reading',
  component: ReadingAt,
  parameters: { layout: 'fullscreen' },
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
