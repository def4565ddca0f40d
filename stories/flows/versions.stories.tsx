import { versionsFlow } from '@octavo/machines/versions/fixtures';
import type { LoadedVersions } from '@octavo/machines/versions';
import { DocumentPage } from '@octavo/ui/flows/document';
import { Versions } from '@octavo/ui/flows/versions';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { longFirst, longSecond } from '../pieces/sample-texts.ts';
import { Essay } from './essay.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';
import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

function VersionsAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ versions: state }}>
      {state === 'closed' ? <NothingShown /> : null}
      <Versions />
    </Staged>
  );
}

const newest = 'button 9:12 PM 4,812 words Saved while writing';
const about = `Versions. ${brand.name} keeps a version whenever you pause. Restoring one keeps the current text as well.`;

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'button Close', announced: about },
  failed: {
    focus: 'button Try again',
    announced: ['The versions could not be loaded The server was not reached. Try again', about],
  },
  'ready.resting': { focus: newest, announced: about },
  'ready.reading': { focus: newest, announced: about },
  naming: { focus: newest, announced: about },
  restoring: { focus: newest, announced: about },
};

const meta = preview.meta({ title: 'Flows/Versions', component: VersionsAt, parameters: { states } });

const press = (name: string) => screen.findByRole('button', { name });
const chooseThird = async (press: (element: Element) => Promise<void>) => {
  const list = await screen.findByRole('navigation', { name: t('versions:list') });
  await press(within(list).getAllByRole('button')[2] ?? list);
};

export const Closed = meta.story({ args: { state: 'closed' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const ReadyResting = meta.story({ args: { state: 'ready.resting' } });
export const ReadyReading = meta.story({ args: { state: 'ready.reading' } });
export const Naming = meta.story({ args: { state: 'naming' } });
export const Restoring = meta.story({ args: { state: 'restoring' } });

export const TriedAgain = meta.story({
  args: { state: 'failed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('common:tryAgain')));
    await waitFor(() => expect(screen.getByText(t('versions:loading'))).toBeInTheDocument());
  },
});

const named = fn();

/** The flow with a server that saves names but refuses to restore; the texts are long and differ in a few words. */
function Answered({ state, isEmpty = false }: { readonly state: string; readonly isEmpty?: boolean }) {
  const actor = useActorRef(
    versionsFlow.stage.provide({
      actors: {
        load: fromPromise(async (): Promise<LoadedVersions> => ({ versions: [], now: '' })),
        read: fromPromise(async ({ input }) =>
          Object.fromEntries(
            input.versionIds.map((id) => [id, id === 'v1' ? longFirst : longSecond] as const),
          ),
        ),
        name: fromPromise(async ({ input }) => {
          named(input.versionId, input.name);
          return input.name;
        }),
        restore: fromPromise(async (): Promise<unknown> => {
          throw new Error('');
        }),
      },
    }),
    isEmpty ? versionsFlow.from(versionsFlow.input) : versionsFlow.at(state),
  );
  return (
    <Staged of={{ versions: actor }} states={{ navigation: 'document' }}>
      {isEmpty ? (
        <DocumentPage>
          <Essay />
        </DocumentPage>
      ) : null}
      <Versions />
    </Staged>
  );
}

export const ComparedWithTheOneBefore = meta.story({
  args: { state: 'ready.reading' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await chooseThird((element) => userEvent.click(element));
    await userEvent.click(await screen.findByRole('radio', { name: t('versions:compare.before') }));
    const shown = await screen.findByRole('region', { name: t('versions:compare.label') });
    await waitFor(() => expect(within(shown).getByRole('button')).toBeVisible());
    await expect(shown).not.toHaveTextContent(/candle went out\. In the sixteenth/u);
    await userEvent.click(within(shown).getByRole('button'));
    await expect(shown).toHaveTextContent(/candle went out\. In the sixteenth/u);
  },
});

export const Named = meta.story({
  args: { state: 'ready.resting' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(t('versions:name.label')), 'As handed in{Enter}');
    await waitFor(() => expect(named).toHaveBeenCalledWith('v4', 'As handed in'));
    const list = await screen.findByRole('navigation', { name: t('versions:list') });
    await waitFor(() => expect(within(list).getAllByText('As handed in')).toHaveLength(2));
  },
});

export const RestoreFailed = meta.story({
  args: { state: 'ready.resting' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('versions:restore')));
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('versions:restoreFailed'));
  },
});

export const Dismissed = meta.story({
  args: { state: 'ready.resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('common:cancel')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const OpenedWithoutAny = meta.story({
  args: { state: '' },
  render: ({ state }) => <Answered state={state} isEmpty />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('document:more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('versions:menuItem') }));
    await waitFor(() => expect(screen.getByText(t('versions:empty.title'))).toBeVisible());
  },
});
