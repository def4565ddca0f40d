import type { SaveResponse } from '@octavo/contract';
import { documentFlow } from '@octavo/machines/document/fixtures';
import { canals } from '@octavo/machines/fixtures';
import type { KeptCopy, LoadedDocument, SaveInput } from '@octavo/machines/document';
import { Conflict } from '@octavo/ui/flows/conflict';
import { DocumentPage } from '@octavo/ui/flows/document';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Essay } from './essay.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

interface DocumentAtProps {
  readonly state: string;
  readonly machine?: typeof documentFlow.stage;
}

function DocumentAt({ state, machine = documentFlow.stage }: DocumentAtProps) {
  const document = useActorRef(machine, documentFlow.at(state));
  return (
    <Staged states={{ navigation: 'document' }} of={{ document }}>
      <DocumentPage>
        <Essay />
      </DocumentPage>
    </Staged>
  );
}

const states: ToldStates = {
  'work.loading': { focus: 'unchanged', announced: 'Opening the document' },
  'work.clean': { focus: 'unchanged', announced: '5 suggestions' },
  'work.refreshing': { focus: 'unchanged', announced: '5 suggestions' },
  'work.pending': { focus: 'unchanged', announced: '5 suggestions' },
  'work.held': { focus: 'unchanged', announced: '5 suggestions' },
  'work.saving': { focus: 'unchanged', announced: ['Saving', '5 suggestions'] },
  'work.unsaved': { focus: 'unchanged', announced: ['Not saved', '5 suggestions'] },
  'work.offline': { focus: 'unchanged', announced: ['Offline', '5 suggestions'] },
  'work.conflict': { focus: 'unchanged', announced: ['Changed elsewhere', '5 suggestions'] },
  'work.keeping': { focus: 'unchanged', announced: ['Changed elsewhere', '5 suggestions'] },
  'work.yielding': { focus: 'unchanged', announced: ['Changed elsewhere', '5 suggestions'] },
  'work.gone': { focus: 'unchanged', announced: ['No longer there', '5 suggestions'] },
  'work.keepingAsNew': { focus: 'unchanged', announced: ['No longer there', '5 suggestions'] },
  'work.missing': {
    focus: 'unchanged',
    announced:
      'This document is not here It may have been deleted, or it belongs to another account or to a visit that has ended. Back to your pages',
  },
  'work.failed': {
    focus: 'unchanged',
    announced:
      'The document could not be opened It is safe where it is. Check your connection, then try again. Try again',
  },
  'sync.idle': { focus: 'unchanged', announced: '5 suggestions' },
  'sync.loading': { focus: 'unchanged', announced: ['Saving', '5 suggestions'] },
  'sync.success': { focus: 'unchanged', announced: ['Saved', '5 suggestions'] },
};

const meta = preview.meta({
  title: 'Flows/Document',
  component: DocumentAt,
  parameters: { states, layout: 'fullscreen' },
});

export const WorkLoading = meta.story({ args: { state: 'work.loading' } });
export const WorkClean = meta.story({ args: { state: 'work.clean' } });
const withheld = documentFlow.stage.provide({
  actors: {
    load: fromPromise<LoadedDocument, { id: string }>(async () => ({
      document: { ...canals, isIncomplete: true },
      unsaved: false,
    })),
  },
});

function Withheld() {
  const document = useActorRef(withheld, documentFlow.from({ id: canals.id }));
  return (
    <Staged states={{ navigation: 'document' }} of={{ document }}>
      <DocumentPage>
        <Essay readOnly />
      </DocumentPage>
    </Staged>
  );
}

/** An essay beyond the allowance of the free plan: it can be read but not edited, and the rest is offered below it. */
export const Incomplete = meta.story({
  args: { state: 'work.clean' },
  render: () => <Withheld />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('limit:restTitle') })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('editor:title') })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: t('limit:upgrade') })).toBeVisible();
  },
});

export const WorkRefreshing = meta.story({ args: { state: 'work.refreshing' } });
export const WorkPending = meta.story({ args: { state: 'work.pending' } });
export const WorkHeld = meta.story({ args: { state: 'work.held' } });
export const WorkSaving = meta.story({ args: { state: 'work.saving' } });
export const WorkUnsaved = meta.story({ args: { state: 'work.unsaved' } });

let stored = Promise.withResolvers<SaveResponse>();
const saving = documentFlow.stage.provide({ actors: { save: fromPromise(() => stored.promise) } });

export const SavedAgain = meta.story({
  args: { state: 'work.unsaved' },
  render: ({ state }) => <DocumentAt state={state} machine={saving} />,
  beforeEach: () => {
    stored = Promise.withResolvers();
  },
  play: async ({ canvas, userEvent, step }) => {
    const retry = await canvas.findByRole('button', { name: t('document:sync.retry') });
    await step('a save that is tried again keeps the button and its focus', async () => {
      await userEvent.click(retry);
      await expect(canvas.getByText(t('document:sync.failed'))).toBeVisible();
      await expect(retry).toHaveAttribute('aria-busy', 'true');
      await expect(retry).toHaveFocus();
    });
    await step('saved, the page has the focus', async () => {
      stored.resolve({ version: 8, savedAt: '2026-11-21T09:30:00.000Z' });
      await expect(await canvas.findByText(t('document:sync.saved'))).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
  },
});
export const WorkOffline = meta.story({ args: { state: 'work.offline' } });
export const WorkConflict = meta.story({ args: { state: 'work.conflict' } });
export const WorkConflictOnPhone = meta.story({
  args: { state: 'work.conflict' },
  globals: { viewport: { value: 'mobile2' } },
});
export const WorkConflictCompared = meta.story({
  args: { state: 'work.conflict' },
  render: ({ state }) => (
    <Staged states={{ navigation: 'document', document: state }}>
      <DocumentPage>
        <Essay />
      </DocumentPage>
      <Conflict />
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('document:sync.conflict') }));
    await expect(await screen.findByRole('dialog', { name: t('conflict:title') })).toBeInTheDocument();
  },
});
export const WorkConflictKeptBoth = meta.story({
  args: { state: 'work.conflict' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('document:sync.keepBoth') }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('document:sync.keepBoth') })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
});
export const WorkKeeping = meta.story({ args: { state: 'work.keeping' } });
export const WorkYielding = meta.story({ args: { state: 'work.yielding' } });
export const WorkGone = meta.story({ args: { state: 'work.gone' } });
export const WorkGoneOnPhone = meta.story({
  args: { state: 'work.gone' },
  globals: { viewport: { value: 'mobile2' } },
});

let made = Promise.withResolvers<KeptCopy>();
const keepingAsNew = documentFlow.stage.provide({
  actors: { keepAsNew: fromPromise(() => made.promise) },
});

export const WorkGoneKeptAsNew = meta.story({
  args: { state: 'work.gone' },
  render: ({ state }) => <DocumentAt state={state} machine={keepingAsNew} />,
  beforeEach: () => {
    made = Promise.withResolvers();
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(t('document:sync.goneHint'))).toBeVisible();
    await step('regression 468: the notice alone offers to keep it, and the bar leads there', async () => {
      const keep = canvas.getByRole('button', { name: t('document:sync.keepAsNew') });
      await userEvent.click(canvas.getByRole('button', { name: t('document:sync.gone') }));
      await expect(canvas.getByRole('region', { name: t('document:sync.goneTitle') })).toHaveFocus();
      await userEvent.tab();
      await expect(keep).toHaveFocus();
      await userEvent.click(keep);
      await expect(keep).toHaveAttribute('aria-busy', 'true');
    });
    await step('kept, the notice goes and the page has the focus', async () => {
      made.resolve({ id: 'doc-canals-new', version: 1 });
      await waitFor(() => expect(canvas.queryByText(t('document:sync.goneHint'))).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
  },
});
const signedOut = documentFlow.stage.provide({
  actors: {
    save: fromPromise<SaveResponse, SaveInput>(async () => {
      throw Object.assign(new Error('Nobody is signed in here any more.'), { code: 'unauthenticated' });
    }),
  },
});

/** The session has ended while the page was open: one notice, and no alert over it. */
export const WorkGoneSignedOut = meta.story({
  args: { state: '' },
  render: () => <DocumentAt state="work.saving" machine={signedOut} />,
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(t('document:sync.signedOutTitle'))).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await step('who signs in again gets the text saved here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('document:sync.signIn') }));
      await expect(canvas.getByRole('button', { name: t('document:sync.keepAsNew') })).toBeVisible();
    });
  },
});
export const WorkKeepingAsNew = meta.story({ args: { state: 'work.keepingAsNew' } });
export const WorkMissing = meta.story({ args: { state: 'work.missing' } });
export const WorkFailed = meta.story({ args: { state: 'work.failed' } });
export const OpenedAgain = meta.story({
  args: { state: 'work.failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('document:failed.action') }));
    await expect(await canvas.findByText(t('document:loading'))).toBeInTheDocument();
  },
});
export const SyncIdle = meta.story({ args: { state: 'sync.idle' } });
export const SyncLoading = meta.story({ args: { state: 'sync.loading' } });
export const SyncSuccess = meta.story({ args: { state: 'sync.success' } });

export const More = meta.story({
  args: { state: 'work.clean' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('document:more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('preferences:hideWordCount') }));
    await expect(canvas.queryByText(t('goal:words', { count: 4812 }))).not.toBeInTheDocument();
  },
});
