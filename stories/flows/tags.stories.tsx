import { tagsFlow } from '@octavo/machines/tags/fixtures';
import { DocumentPage } from '@octavo/ui/flows/document';
import { Tags } from '@octavo/ui/flows/tags';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Essay } from './essay.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

const hidden: readonly string[] = ['waiting', 'fetching', 'closed'];

function TagsAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ tags: state }}>
      {hidden.includes(state) ? <NothingShown /> : null}
      <Tags />
    </Staged>
  );
}

const about =
  'Tags. They appear beside the document in your list; press one there to find everything with that tag.';

const states: ToldStates = {
  waiting: { focus: 'unchanged', announced: null },
  fetching: { focus: 'unchanged', announced: null },
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'button Cancel', announced: about },
  loadFailed: {
    focus: 'button Cancel',
    announced: ['The tags could not be loaded. Nothing has changed.', about],
  },
  'editing.resting': { focus: 'combobox Tags of this document', announced: about },
  'editing.typing': { focus: 'combobox Tags of this document', announced: about },
  'editing.suggesting': { focus: 'combobox Tags of this document', announced: about },
  saving: { focus: 'button Cancel', announced: about },
};

const meta = preview.meta({ title: 'Flows/Tags', component: TagsAt, parameters: { states } });

const field = () => screen.findByRole('combobox');
const press = async (name: string) => screen.findByRole('button', { name });
const says = async (text: string) => expect(await screen.findByRole('alert')).toHaveTextContent(text);

export const Waiting = meta.story({ args: { state: 'waiting' } });
export const Fetching = meta.story({ args: { state: 'fetching' } });
export const Closed = meta.story({ args: { state: 'closed' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const LoadFailed = meta.story({ args: { state: 'loadFailed' } });
export const EditingResting = meta.story({ args: { state: 'editing.resting' } });
export const EditingTyping = meta.story({ args: { state: 'editing.typing' } });
export const EditingSuggesting = meta.story({ args: { state: 'editing.suggesting' } });
export const Saving = meta.story({ args: { state: 'saving' } });

export const TriedAgain = meta.story({
  args: { state: 'loadFailed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('common:tryAgain')));
    await waitFor(() => expect(screen.getByText(t('tags:loading'))).toBeInTheDocument());
  },
});

export const TooLongRefused = meta.story({
  args: { state: 'editing.resting' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'What readers wrote between the lines{Enter}');
    await says(t('tags:problems.tooLong'));
    await expect(await field()).toHaveValue('What readers wrote between the lines');
  },
});

export const EleventhRefused = meta.story({
  args: { state: 'editing.resting' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'a,b,c,d,e,f,g,');
    await userEvent.type(await field(), 'Essay{Enter}');
    await says(t('tags:problems.tooMany'));
    await expect(await field()).toHaveValue('Essay');
    await expect(screen.getAllByRole('listitem')).toHaveLength(10);
  },
});

export const NothingToSave = meta.story({
  args: { state: 'editing.resting' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '{Backspace}{Backspace}{Backspace}');
    await userEvent.click(await press(t('tags:save')));
    await says(t('tags:problems.tooFew'));
  },
});

const taken = fn();

/** The flow with a server that answers: what is typed is suggested, and saving is refused. */
function Answered({ state, refusal = new Error('') }: { readonly state: string; readonly refusal?: Error }) {
  const actor = useActorRef(
    tagsFlow.stage.provide({
      actors: {
        suggest: fromPromise(async (): Promise<readonly string[]> => ['Art history', 'History of reading']),
        save: fromPromise(async ({ input }) => {
          taken(input.tags);
          throw refusal;
        }),
      },
      delays: { suggestDelay: 0 },
    }),
    tagsFlow.at(state),
  );
  return (
    <Staged of={{ tags: actor }}>
      <Tags />
    </Staged>
  );
}

export const Suggested = meta.story({
  args: { state: 'editing.resting' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'hist');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
});

export const SaveFailed = meta.story({
  args: { state: 'editing.resting' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'Essay, draft,');
    await userEvent.click(await press(t('tags:save')));
    await says(t('tags:problems.failed'));
    await expect(taken).toHaveBeenCalledWith(['HIST 204', 'Marginalia', 'Draft', 'Essay']);
  },
});

export const SaveRefused = meta.story({
  args: { state: 'editing.resting' },
  render: ({ state }) => (
    <Answered state={state} refusal={Object.assign(new Error('The tide is out.'), { code: 'busy' })} />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('tags:save')));
    await says(`${t('tags:problems.failed')} The tide is out.`);
  },
});

export const Dismissed = meta.story({
  args: { state: 'editing.resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('common:cancel')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const OpenedFromTheMenu = meta.story({
  args: { state: '' },
  render: () => (
    <Staged states={{ navigation: 'document' }}>
      <DocumentPage>
        <Essay />
      </DocumentPage>
      <Tags />
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('document:more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('tags:menuItem') }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('tags:title') })).toBeVisible());
  },
});
