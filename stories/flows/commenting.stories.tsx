import { commentingFlow } from '@octavo/machines/commenting/fixtures';
import type { Sent } from '@octavo/machines/commenting';
import { readingFlow } from '@octavo/machines/reading/fixtures';
import { ReadingPage } from '@octavo/ui/flows/reading';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

const noPicture = () => '';

/** The page of a link that lets comment, where the comments are beside the text. */
function CommentingAt({ state }: { readonly state: string }) {
  const reading = useActorRef(readingFlow.stage, readingFlow.at('shown.drawer.comments'));
  return (
    <Staged of={{ reading }} states={{ commenting: state }}>
      <ReadingPage pictureAddress={noPicture} />
    </Staged>
  );
}

const states: ToldStates = {
  'list.loading': { focus: 'unchanged', announced: 'Comments are being fetched' },
  'list.failed': { focus: 'unchanged', announced: 'The comments could not be fetched. Try again' },
  'list.ready': { focus: 'unchanged', announced: null },
  'list.refreshing': { focus: 'unchanged', announced: null },
  'sending.resting': { focus: 'textbox Comment', announced: null },
  'sending.sending': { focus: 'textbox Comment', announced: null },
  'removal.resting': { focus: 'unchanged', announced: null },
  'removal.asking': { focus: 'unchanged', announced: null },
  'removal.removing': { focus: 'unchanged', announced: null },
  'settings.closed': { focus: 'unchanged', announced: null },
  'settings.open': { focus: 'textbox Your name', announced: null },
  'settings.saving': { focus: 'textbox Your name', announced: null },
};

const meta = preview.meta({
  title: 'Flows/Commenting',
  component: CommentingAt,
  parameters: { states, layout: 'fullscreen' },
});

export const ListLoading = meta.story({ args: { state: 'list.loading' } });
export const ListFailed = meta.story({ args: { state: 'list.failed' } });
export const ListReady = meta.story({ args: { state: 'list.ready' } });
export const ListRefreshing = meta.story({ args: { state: 'list.refreshing' } });
export const SendingResting = meta.story({ args: { state: 'sending.resting' } });
export const SendingSending = meta.story({ args: { state: 'sending.sending' } });
export const RemovalResting = meta.story({ args: { state: 'removal.resting' } });
export const RemovalAsking = meta.story({ args: { state: 'removal.asking' } });
export const RemovalRemoving = meta.story({ args: { state: 'removal.removing' } });
export const SettingsClosed = meta.story({ args: { state: 'settings.closed' } });
export const SettingsOpen = meta.story({ args: { state: 'settings.open' } });
export const SettingsSaving = meta.story({ args: { state: 'settings.saving' } });

const sent = fn<(sent: Sent) => void>();

/** The flow with a server that takes what is sent, unless it cannot be reached. */
function Answered({ state, fails = false }: { readonly state: string; readonly fails?: boolean }) {
  const reading = useActorRef(readingFlow.stage, readingFlow.at('shown.drawer.comments'));
  const commenting = useActorRef(
    commentingFlow.stage.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          sent(input);
          if (fails) throw new Error('');
          const { draft, name } = input;
          return {
            id: 'sent',
            thread: draft.target.type === 'answer' ? draft.target.thread : 'sent',
            author: 'reader' as const,
            name: name ?? 'Ada Lindqvist',
            isOwn: true,
            text: draft.text,
            mark: draft.target.type === 'mark' ? draft.target.mark : null,
            proposal: draft.proposal,
            anchor: 'anchor' in draft.target ? draft.target.anchor : null,
            createdAt: '2026-11-20T21:00:00.000Z',
            editedAt: null,
            resolvedAt: null,
          };
        }),
        takeBack: fromPromise<unknown, { linkId: string; id: string }>(async () => ({})),
        saveSettings: fromPromise<unknown, { linkId: string; name: string; email: string }>(async () => ({})),
      },
    }),
    commentingFlow.at(state),
  );
  return (
    <Staged of={{ reading, commenting }}>
      <ReadingPage pictureAddress={noPicture} />
    </Staged>
  );
}

/** Selects words of the text as a pointer does. */
async function select(words: string): Promise<void> {
  const walker = document.createTreeWalker(
    document.querySelector('article') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at === -1) continue;
    document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
    await screen.findByRole('toolbar', { name: t('commenting:bubble.words') });
    return;
  }
  throw new Error(`"${words}" is not in the text`);
}

export const CommentOnWords = meta.story({
  args: { state: 'list.ready' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await select('a footpath and a line of poplars');
    await userEvent.click(screen.getByRole('button', { name: t('commenting:bubble.comment') }));
    const field = await screen.findByLabelText(t('commenting:form.comment'));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'How many poplars?');
    await userEvent.click(screen.getByRole('button', { name: t('commenting:form.send') }));
    await expect(await screen.findByText('How many poplars?')).toBeVisible();
    await expect(sent.mock.lastCall?.[0].draft.target).toMatchObject({
      anchor: { quote: 'a footpath and a line of poplars' },
    });
  },
});

export const OtherWords = meta.story({
  args: { state: 'list.ready' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await select('a footpath and a line of poplars');
    await userEvent.click(screen.getByRole('button', { name: t('commenting:bubble.propose') }));
    const field = await screen.findByLabelText(t('commenting:form.proposal'));
    await userEvent.clear(field);
    await userEvent.type(field, 'a path and some trees');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent.mock.lastCall?.[0].draft.proposal).toBe('a path and some trees'));
  },
});

export const DraftDiscarded = meta.story({
  args: { state: 'sending.resting' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('commenting:form.discard') }));
    await waitFor(() => expect(screen.queryByDisplayValue('Was it ever')).not.toBeInTheDocument());
  },
});

export const NotSent = meta.story({
  args: { state: 'sending.resting' },
  render: ({ state }) => <Answered state={state} fails />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('commenting:form.send') }));
    await expect(await screen.findByRole('button', { name: t('commenting:form.retry') })).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent(t('commenting:form.failed'));
  },
});

export const AnswerAndChange = meta.story({
  args: { state: 'list.ready' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    const [answer] = await screen.findAllByRole('button', { name: t('commenting:answer') });
    if (answer) await userEvent.click(answer);
    await userEvent.type(await screen.findByLabelText(t('commenting:form.answer')), 'Agreed.');
    await userEvent.click(screen.getByRole('button', { name: t('commenting:form.send') }));
    await expect(await screen.findByText('Agreed.')).toBeVisible();
    const [edit] = screen.getAllByRole('button', { name: t('commenting:edit') });
    if (edit) await userEvent.click(edit);
    await expect(await screen.findByLabelText(t('commenting:form.edit'))).toHaveValue(
      'Then the second chapter can lose its first page.',
    );
  },
});

export const TakenBack = meta.story({
  args: { state: 'list.ready' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    const takeBack = () => screen.findAllByRole('button', { name: t('commenting:takeBack') });
    const [first] = await takeBack();
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('button', { name: t('commenting:removal.keep') }));
    const [again] = await takeBack();
    if (again) await userEvent.click(again);
    const group = await screen.findByRole('group', { name: t('commenting:takeBack') });
    const confirm = [...group.querySelectorAll('button')].at(-1);
    if (confirm) await userEvent.click(confirm);
    await waitFor(() =>
      expect(screen.queryByText('Then the second chapter can lose its first page.')).not.toBeInTheDocument(),
    );
  },
});

export const MarkedByKeyboard = meta.story({
  args: { state: 'list.ready' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    const buttons = await screen.findAllByRole('button', { name: /(Comment on the paragraph|Absatz) [“„]/ });
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    const good = await screen.findByRole('button', { name: t('commenting:mark.good') });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('commenting:bubble.comment') })).toHaveFocus(),
    );
    await userEvent.click(good);
    await waitFor(() =>
      expect(sent.mock.lastCall?.[0].draft.target).toMatchObject({ type: 'mark', mark: 'good' }),
    );
  },
});

export const MarkUndone = meta.story({
  args: { state: 'list.ready' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await select('a footpath');
    await userEvent.click(screen.getByRole('button', { name: t('commenting:mark.unclear') }));
    const line = await screen.findByText(t('commenting:marked.unclear', { count: 1 }));
    const undo = line.parentElement?.querySelector('button');
    if (undo) await userEvent.click(undo);
    await waitFor(() => expect(line).not.toBeInTheDocument());
  },
});

export const CommentChosenInTheText = meta.story({
  args: { state: 'list.ready' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ canvas, userEvent }) => {
    const name = t('commenting:show', { name: 'Ben Okafor' });
    const [marker] = await canvas.findAllByRole('button', { name });
    if (marker) await userEvent.click(marker);
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-trade'));
  },
});

export const NameAndEmail = meta.story({
  args: { state: 'list.ready' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('commenting:settings.open') }));
    await userEvent.click(await screen.findByRole('button', { name: t('common:cancel') }));
    await userEvent.click(await screen.findByRole('button', { name: t('commenting:settings.open') }));
    await userEvent.clear(screen.getByLabelText(t('commenting:form.name')));
    await userEvent.type(screen.getByLabelText(t('commenting:form.name')), 'Ada L.');
    await userEvent.type(screen.getByLabelText(t('commenting:settings.email')), 'ada@example.org{Enter}');
    await expect(await screen.findByText(t('commenting:settings.as', { name: 'Ada L.' }))).toBeVisible();
  },
});

export const FetchedAgain = meta.story({
  args: { state: 'list.failed' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:tryAgain') }));
    await expect(await screen.findByRole('status', { name: t('commenting:loading') })).toBeVisible();
  },
});

/** A reader who has not said who they are. */
function Nameless() {
  const reading = useActorRef(readingFlow.stage, readingFlow.at('shown.drawer.comments'));
  const commenting = useActorRef(commentingFlow.stage, commentingFlow.from({ linkId: 'link', name: '' }));
  return (
    <Staged of={{ reading, commenting }}>
      <ReadingPage pictureAddress={noPicture} />
    </Staged>
  );
}

export const NamedOnce = meta.story({
  args: { state: '' },
  render: () => <Nameless />,
  play: async ({ userEvent }) => {
    await select('a footpath');
    await userEvent.click(screen.getByRole('button', { name: t('commenting:bubble.comment') }));
    await userEvent.type(await screen.findByLabelText(t('commenting:form.name')), 'Ada');
    await userEvent.type(screen.getByLabelText(t('commenting:form.comment')), 'Where?');
    await userEvent.click(screen.getByRole('button', { name: t('commenting:form.send') }));
    await expect(screen.getByRole('button', { name: t('commenting:form.send') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});
