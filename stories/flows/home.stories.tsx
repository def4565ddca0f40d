import { homeFlow } from '@octavo/machines/home/fixtures';
import { documents } from '@octavo/machines/fixtures';
import type { HomeLists } from '@octavo/machines/home';
import { Home } from '@octavo/ui/flows/home';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { t } from 'i18next';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function HomeAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ home: state }}>
      <Home now={now} />
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: 'Loading your documents' },
  loading: { focus: 'unchanged', announced: 'Loading your documents' },
  ready: { focus: 'unchanged', announced: null },
  adding: { focus: 'unchanged', announced: null },
  refreshing: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced:
      'Your documents could not be loaded What you wrote is safe. Check your connection, then try again. Try again',
  },
  creating: { focus: 'unchanged', announced: 'Creating the document' },
};

const meta = preview.meta({
  title: 'Flows/Home',
  component: HomeAt,
  parameters: { states, layout: 'fullscreen' },
});

export const Idle = meta.story({ args: { state: 'idle' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Ready = meta.story({ args: { state: 'ready' } });
export const Adding = meta.story({ args: { state: 'adding' } });
export const Refreshing = meta.story({ args: { state: 'refreshing' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const FailedRetry = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('home:failed.action') }));
    await expect(await canvas.findByText(t('home:loading'))).toBeInTheDocument();
  },
});
export const Creating = meta.story({ args: { state: 'creating' } });
export const Created = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t('home:new.blank')}`) }));
    await expect(await canvas.findByText(t('home:new.creating'))).toBeInTheDocument();
  },
});
/** On a phone the documents come first, and one button offers all kinds of new document. */
export const NewOnAPhone = meta.story({
  args: { state: 'ready' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('home:new.button') }));
    const names = ['home:new.blank', 'import-choice:label', 'home:new.brainstorm', 'home:new.essay'] as const;
    for (const name of names) {
      await expect(await screen.findByRole('menuitem', { name: t(name) })).toBeVisible();
    }
    await userEvent.click(screen.getByRole('menuitem', { name: t('home:new.blank') }));
    await expect(await canvas.findByText(t('home:new.creating'))).toBeInTheDocument();
  },
});
export const Opened = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    const [link] = canvas.getAllByRole('link', { name: /^Ideas for the utopia seminar/ });
    if (link) await userEvent.click(link);
    await expect(link).toBeVisible();
  },
});

export const KeptFor = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('home:keptFor', { days: 30 }))).toBeVisible();
    await expect(canvas.queryByText(t('description'))).not.toBeInTheDocument();
  },
});

export const Searching = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent, step }) => {
    await step('a tag counts as well as a title', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'SEMINAR');
      await expect(canvas.getByRole('link', { name: /^Ideas for the utopia seminar/ })).toBeVisible();
      await expect(canvas.getByText(t('home:search.found', { count: 1 }))).toBeInTheDocument();
    });
    await step('a tag fills the search', async () => {
      const tags = canvas.getByRole('group', { name: t('home:tags') });
      await userEvent.click(tags.querySelector('button') ?? tags);
      await expect(canvas.getByRole('searchbox')).toHaveValue('draft');
    });
  },
});

export const Sorted = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('region', { name: t('home:allDocuments') });
    const sortBy = async (order: string) => {
      await userEvent.click(within(list).getByRole('button', { name: new RegExp(t('home:order.label')) }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: order }));
    };
    const newest = documents
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .at(-1);
    await sortBy(t('home:order.created'));
    await waitFor(() => expect(list.querySelector('time')).toHaveAttribute('datetime', newest));
    await sortBy(t('home:order.title'));
    await waitFor(() => {
      const [, second] = within(list).getAllByRole('link');
      return expect(second).toHaveTextContent('Ideas for the utopia seminar');
    });
  },
});

/** The actions on a listed document without opening it; a locked one cannot be copied. */
export const RowMenu = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: t('document-item:more', { title: 'Private' }) });
    await userEvent.click(more);
    const created = t('document-item:created', { date: '' }).trim();
    await expect(await screen.findByRole('menu')).toHaveAccessibleDescription(
      new RegExp(`^${created} .*2026$`),
    );
    for (const name of [t('document-item:download'), t('document-item:duplicate')]) {
      await expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    // The menu is positioned a moment after it appears.
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: t('document-item:unlock') })).toBeVisible(),
    );
  },
});

export const NoResults = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(
      canvas.getByRole('heading', { name: t('home:noResults.title', { term: 'zeppelin' }) }),
    ).toBeVisible();
  },
});

export const Favourites = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('home:filter.favourites') }));
    const star = canvas.getByRole('button', {
      name: t('document-item:favourite', { title: 'Ideas for the utopia seminar' }),
    });
    await step('the star is set', () => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await step('what is no favourite any more leaves the list', async () => {
      await userEvent.click(star);
      await expect(star).not.toBeInTheDocument();
    });
  },
});

const blank = homeFlow.stage.provide({
  actors: {
    load: fromPromise<HomeLists, void>(async () => ({
      docs: [],
      recent: [],
      moved: [],
      trashed: 0,
      next: null,
      isKept: false,
    })),
  },
});

function Blank() {
  const home = useActorRef(blank);
  useEffect(() => home.send({ type: 'enter' }), [home]);
  return (
    <Staged of={{ home }}>
      <Home now={now} />
    </Staged>
  );
}

export const Empty = meta.story({
  args: { state: 'ready' },
  render: () => <Blank />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: t('home:empty.action') })).toBeVisible();
    // Visitors see what the product is for.
    await expect(canvas.getByText(t('description'))).toBeVisible();
  },
});

const arrived = homeFlow.stage.provide({
  actors: {
    load: fromPromise<HomeLists, void>(async () => ({
      docs: documents,
      recent: documents.slice(0, 3),
      moved: documents.slice(1, 3).map(({ id }) => id),
      trashed: 0,
      next: null,
      isKept: false,
    })),
  },
});

function Arrived() {
  const home = useActorRef(arrived, homeFlow.from(undefined));
  useEffect(() => home.send({ type: 'enter' }), [home]);
  return (
    <Staged of={{ home }}>
      <Home now={now} />
    </Staged>
  );
}

/** A visitor's documents have moved into the account: they are listed until that has been read. */
export const Moved = meta.story({
  args: { state: 'ready' },
  render: () => <Arrived />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('home:moved.title', { count: 2 }))).toBeVisible();
  },
});

export const MovedNoticeRead = meta.story({
  args: { state: 'ready' },
  render: () => <Arrived />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('home:moved.dismiss') }));
    await expect(canvas.queryByText(t('home:moved.title', { count: 2 }))).not.toBeInTheDocument();
  },
});

const thousands = Array.from({ length: 1000 }, (_, shelf) =>
  documents.slice(1).map((document) => ({
    ...document,
    id: `${document.id}-${shelf}`,
    title: `${shelf + 1}. ${document.title}`,
    updatedAt: new Date(now.getTime() - shelf * 3_600_000).toISOString(),
  })),
).flat();

const crowded = homeFlow.stage.provide({
  actors: {
    load: fromPromise<HomeLists, void>(async () => ({
      docs: thousands,
      recent: documents.slice(0, 3),
      moved: [],
      trashed: 0,
      next: null,
      isKept: false,
    })),
  },
});

function Crowded() {
  const home = useActorRef(crowded, homeFlow.from(undefined));
  useEffect(() => home.send({ type: 'enter' }), [home]);
  return (
    <Staged of={{ home }}>
      <Home now={now} />
    </Staged>
  );
}

/** If there are thousands, only the rows near the window are rendered; a screen reader announces how many there are. */
export const Thousands = meta.story({
  // The whole page is higher than any screenshot can be.
  tags: ['window-only'],
  args: { state: 'ready' },
  render: () => <Crowded />,
  play: async ({ canvas, userEvent, step }) => {
    const list = await canvas.findByRole('region', { name: t('home:allDocuments') });
    const rows = () => within(list).getAllByRole('listitem');
    await step('few of them are drawn', async () => {
      await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-setsize', '5000'));
      await expect(rows().length).toBeLessThan(60);
    });
    await step('the keyboard keeps its place while others scroll', async () => {
      const first = within(list).getByRole('link', { name: /^1\. Sleep and memory/ });
      first.focus();
      scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(within(list).getByRole('link', { name: /^1000\. Letter/ })).toBeVisible());
      await expect(first).toHaveFocus();
      await userEvent.tab();
      await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '1');
      scrollTo(0, 0);
    });
  },
});

const offline = homeFlow.stage.provide({
  actors: {
    load: fromPromise<HomeLists, void>(async () => ({
      docs: documents,
      recent: documents.slice(0, 3),
      moved: [],
      trashed: 0,
      next: null,
      isKept: true,
    })),
    refresh: fromPromise<HomeLists, void>(async () => ({
      docs: documents,
      recent: documents.slice(0, 3),
      moved: [],
      trashed: 0,
      next: null,
      isKept: false,
    })),
  },
});

function OfflineHome() {
  const home = useActorRef(offline, homeFlow.from(undefined));
  useEffect(() => home.send({ type: 'enter' }), [home]);
  return (
    <Staged of={{ home }}>
      <Home now={now} />
    </Staged>
  );
}

/** The device's copy of the list is not presented as the server's. */
export const Offline = meta.story({
  args: { state: '' },
  render: () => <OfflineHome />,
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByText(t('home:offline'));
    await expect(note).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
    await waitFor(() => expect(canvas.queryByText(t('home:offline'))).not.toBeInTheDocument());
  },
});
