import { recordFlow } from '@octavo/machines/record/fixtures';
import type { LoadedRecord } from '@octavo/machines/record';
import { DocumentPage } from '@octavo/ui/flows/document';
import { WritingRecord } from '@octavo/ui/flows/record';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Essay } from './essay.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function RecordAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ record: state }}>
      {state === 'closed' ? <NothingShown /> : null}
      <WritingRecord />
    </Staged>
  );
}

const about =
  'Writing record. How this text came to be, counted while you write. It is yours: take it with you, or delete it.';
const ask = 'Delete this record? Your text stays. What was counted cannot be brought back.';
const view = 'radio By day';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'button Close', announced: about },
  failed: {
    focus: 'button Try again',
    announced: ['The writing record could not be loaded The server was not reached. Try again', about],
  },
  shown: { focus: view, announced: about },
  handing: { focus: view, announced: about },
  asking: { focus: view, announced: [ask, about] },
  deleting: { focus: view, announced: [ask, about] },
};

const meta = preview.meta({ title: 'Flows/Record', component: RecordAt, parameters: { states } });

const button = (name: string) => screen.findByRole('button', { name });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const Shown = meta.story({ args: { state: 'shown' } });

export const OnAPhone = meta.story({
  args: { state: 'shown' },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ step }) => {
    const remove = await button(t('record:delete'));
    const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left;
    await step(
      'regression 433: each total has a line of its own, so that all of them are in one place',
      async () => {
        const days = screen.getAllByRole('heading', { level: 3 });
        await expect(days.length).toBeGreaterThan(1);
        await expect(days.map((day) => left(day.nextElementSibling))).toEqual(days.map(left));
      },
    );
    await step('regression 434: a quiet button begins where the text above it begins', async () => {
      const title = screen.getByRole('heading', { level: 2 });
      await waitFor(() => expect(left(remove.firstElementChild)).toBe(left(title)));
    });
  },
});
export const Handing = meta.story({ args: { state: 'handing' } });
export const Asking = meta.story({ args: { state: 'asking' } });
export const Deleting = meta.story({ args: { state: 'deleting' } });

export const TriedAgain = meta.story({
  args: { state: 'failed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('common:tryAgain')));
    await expect(await screen.findByText(t('record:loading'))).toBeInTheDocument();
  },
});

export const ByParagraph = meta.story({
  args: { state: 'shown' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: t('record:view.paragraphs') }));
    await waitFor(() => expect(screen.getByText(/The margin was the first/u)).toBeVisible());
    await expect(screen.getAllByText(t('record:kinds.typed'))).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: t('record:view.days') }));
    await waitFor(() => expect(screen.getByText(t('record:kinds.moved'))).toBeVisible());
  },
});

export const Dismissed = meta.story({
  args: { state: 'shown' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

const handed = fn();

/** The flow with a server that exports, and deletes or refuses to. */
function Answered({ state, refuses = false }: { readonly state: string; readonly refuses?: boolean }) {
  const actor = useActorRef(
    recordFlow.stage.provide({
      actors: {
        load: fromPromise(async (): Promise<LoadedRecord> => ({ days: [], paragraphs: [] })),
        hand: fromPromise(async ({ input }): Promise<unknown> => {
          handed(input.format);
          return null;
        }),
        remove: fromPromise(async (): Promise<unknown> => {
          if (refuses) throw new Error('');
          return null;
        }),
      },
    }),
    state === '' ? recordFlow.from(recordFlow.input) : recordFlow.at(state),
  );
  return (
    <Staged of={{ record: actor }} states={{ navigation: 'document' }}>
      {state === '' ? (
        <DocumentPage>
          <Essay />
        </DocumentPage>
      ) : null}
      <WritingRecord />
    </Staged>
  );
}

export const TakenAlong = meta.story({
  args: { state: 'shown' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('record:export.label')));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('record:export.csv') }));
    await waitFor(() => expect(handed).toHaveBeenCalledWith('csv'));
  },
});

export const Kept = meta.story({
  args: { state: 'shown' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('record:delete')));
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('record:ask'));
    await expect(await button(t('record:keep'))).toHaveFocus();
    await userEvent.click(await button(t('record:keep')));
    await expect(await button(t('record:delete'))).toBeVisible();
  },
});

export const Deleted = meta.story({
  args: { state: 'asking' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('record:confirm')));
    await waitFor(() => expect(screen.getByText(t('record:empty.title'))).toBeVisible());
  },
});

export const DeleteFailed = meta.story({
  args: { state: 'asking' },
  render: ({ state }) => <Answered state={state} refuses />,
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('record:confirm')));
    await expect(await screen.findByText(t('record:deleteFailed'))).toBeInTheDocument();
  },
});

export const OpenedWithoutAny = meta.story({
  args: { state: '' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('document:more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('record:menuItem') }));
    await waitFor(() => expect(screen.getByText(t('record:empty.title'))).toBeVisible());
  },
});
