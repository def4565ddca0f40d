import { goalFlow } from '@octavo/machines/goal/fixtures';
import type { CountCommand, CountReport } from '@octavo/machines/goal';
import { DocumentPage } from '@octavo/ui/flows/document';
import { Goal, GoalStatus, WordCount } from '@octavo/ui/flows/goal';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromCallback, fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Essay } from './essay.tsx';
import { PanelStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function GoalAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ goal: state }}>
      <Counted />
    </Staged>
  );
}

function Counted() {
  return (
    <PanelStage>
      <WordCount />
      <GoalStatus />
      <Goal />
    </PanelStage>
  );
}

const about = 'Word goal. How long this document should be. The goal follows it to every device.';

const states: ToldStates = {
  'aim.none': { focus: 'unchanged', announced: null },
  'aim.ahead': { focus: 'unchanged', announced: null },
  'aim.reaching': { focus: 'unchanged', announced: 'You have reached your goal of 4,800 words.' },
  'aim.reached': { focus: 'unchanged', announced: null },
  'dialog.closed': { focus: 'unchanged', announced: null },
  'dialog.open.editing': { focus: 'spinbutton Words', announced: about },
  'dialog.open.saving': { focus: 'button Save goal', announced: about },
};

const meta = preview.meta({ title: 'Flows/Goal', component: GoalAt, parameters: { states } });

export const AimNone = meta.story({ args: { state: 'aim.none' } });
export const AimAhead = meta.story({ args: { state: 'aim.ahead' } });
export const AimReaching = meta.story({ args: { state: 'aim.reaching' } });
export const AimReached = meta.story({ args: { state: 'aim.reached' } });
export const DialogClosed = meta.story({ args: { state: 'dialog.closed' } });
export const DialogOpenEditing = meta.story({ args: { state: 'dialog.open.editing' } });
export const DialogOpenSaving = meta.story({ args: { state: 'dialog.open.saving' } });

const saved = fn<(asked: { readonly words: number | null }) => void>();

/** The flow with a server that stores goals, unless it cannot be reached. */
function Answered({ state, fails = false }: { readonly state: string; readonly fails?: boolean }) {
  const actor = useActorRef(
    goalFlow.stage.provide({
      actors: {
        words: fromCallback<CountCommand, void, CountReport>(({ receive, sendBack }) => {
          receive(({ type }) => {
            if (type === 'count') sendBack({ type: 'counted', words: 4812 });
          });
        }),
        save: fromPromise(async ({ input }) => {
          saved(input);
          if (fails) throw new Error('');
          return null;
        }),
      },
    }),
    goalFlow.at(state),
  );
  return (
    <Staged of={{ goal: actor }}>
      <Counted />
    </Staged>
  );
}

const field = () => screen.findByRole('spinbutton', { name: t('goal:field') });
const press = (name: string) => screen.findByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const SetFromTheCount = meta.story({
  args: { state: 'aim.none' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { description: t('goal:set') }));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '6200{Enter}');
    await isClosed();
    await expect(saved).toHaveBeenLastCalledWith({ words: 6200 });
    const told = t('goal:wordsOfGoal', { written: 4812, count: 6200 });
    await expect(canvas.getByText(told)).toBeVisible();
  },
});

export const ChangedByAUsualLength = meta.story({
  args: { state: 'aim.ahead' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { description: t('goal:change') }));
    await userEvent.click(await press(t('goal:more')));
    await expect(await field()).toHaveAttribute('aria-valuenow', '5050');
    await userEvent.click(await press(t('goal:length', { count: 2500 })));
    await expect(screen.getByText(t('goal:reached'))).toBeVisible();
    await userEvent.click(await press(t('goal:save')));
    await isClosed();
    await expect(saved).toHaveBeenLastCalledWith({ words: 2500 });
  },
});

export const Removed = meta.story({
  args: { state: 'dialog.open.editing' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await press(t('goal:remove')));
    await isClosed();
    await expect(saved).toHaveBeenLastCalledWith({ words: null });
    await expect(canvas.getByText(t('goal:words', { count: 4812 }))).toBeVisible();
  },
});

export const NotSaved = meta.story({
  args: { state: 'dialog.open.editing' },
  render: ({ state }) => <Answered state={state} fails />,
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('goal:save')));
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('goal:failed'));
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
});

export const OpenedFromTheMenu = meta.story({
  args: { state: '' },
  render: () => (
    <Staged states={{ navigation: 'document' }}>
      <DocumentPage>
        <Essay />
      </DocumentPage>
      <Goal />
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('document:more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('goal:menuItem') }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('goal:title') })).toBeVisible());
  },
});
