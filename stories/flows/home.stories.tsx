import { homeFlow } from '@octavo/machines/fixtures';
import type { HomeLists } from '@octavo/machines/home';
import { Home } from '@octavo/ui/flows/home';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { now } from './stage.tsx';

function HomeAt({ state }: { readonly state: string }) {
  const actor = useActorRef(homeFlow.stage, homeFlow.at(state));
  return <Home actor={actor} now={now} />;
}

const meta = preview.meta({
  title: 'Flows/Home',
  component: HomeAt,
  parameters: { layout: 'fullscreen' },
});

export const PageLoading = meta.story({ args: { state: 'page.loading' } });
export const PageReady = meta.story({ args: { state: 'page.ready' } });
export const PageFailed = meta.story({ args: { state: 'page.failed' } });
export const PageCreating = meta.story({ args: { state: 'page.creating' } });
export const FavouriteIdle = meta.story({ args: { state: 'favourite.idle' } });
export const FavouriteSaving = meta.story({ args: { state: 'favourite.saving' } });
export const AlertClosed = meta.story({ args: { state: 'alert.closed' } });
export const AlertOpen = meta.story({
  tags: ['window-only'],
  args: { state: 'alert.open' },
  play: async () => {
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('This document is not yours any more.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
  },
});
export const AlertOpenDismissed = meta.story({
  args: { state: 'alert.open' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  },
});

export const Searching = meta.story({
  args: { state: 'page.ready' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ctrl K leads into the search', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
    await step('a tag counts as well as a title', async () => {
      await userEvent.keyboard('SEMINAR');
      await expect(canvas.getByRole('link', { name: /^Ideas for the utopia seminar/ })).toBeVisible();
      await expect(canvas.getByText('1 document found')).toBeInTheDocument();
    });
    await step('a tag fills the search', async () => {
      const tags = canvas.getByRole('group', { name: 'Tags' });
      await userEvent.click(tags.querySelector('button') ?? tags);
      await expect(canvas.getByRole('searchbox')).toHaveValue('draft');
    });
  },
});

export const NoResults = meta.story({
  args: { state: 'page.ready' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(canvas.getByRole('heading', { name: 'Nothing matches “zeppelin”' })).toBeVisible();
  },
});

export const Favourites = meta.story({
  args: { state: 'page.ready' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Favourites' }));
    const star = canvas.getByRole('button', { name: 'Favourite: Ideas for the utopia seminar' });
    await step('the star is set', () => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await step('what is no favourite any more leaves the list', async () => {
      await userEvent.click(star);
      await expect(star).not.toBeInTheDocument();
    });
  },
});

const blank = homeFlow.stage.provide({
  actors: { load: fromPromise<HomeLists, void>(async () => ({ docs: [], recent: [] })) },
});

function Blank() {
  return <Home actor={useActorRef(blank)} now={now} />;
}

export const Empty = meta.story({
  args: { state: 'page.ready' },
  render: () => <Blank />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'New blank page' })).toBeVisible();
  },
});

export const Opening = meta.story({
  args: { state: 'page.ready' },
  play: async ({ canvas, userEvent, step }) => {
    await step('a document opens without leaving the app', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Ideas for the utopia seminar' }));
      await expect(location.pathname).not.toContain('doc-utopia');
    });
    await step('a new page is being made', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Blank/ }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /^Blank/ })).toHaveAttribute('aria-busy', 'true'),
      );
    });
  },
});

export const ReadAgain = meta.story({
  args: { state: 'page.failed' },
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
  },
});
