import type { Brainstormed, BrainstormOrder } from '@octavo/machines/brainstorm';
import { brainstormFlow } from '@octavo/machines/brainstorm/fixtures';
import { Brainstorm } from '@octavo/ui/flows/brainstorm';
import { Home } from '@octavo/ui/flows/home';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

interface BrainstormAtProps {
  readonly state: string;
  readonly overHome?: boolean;
}

function BrainstormAt({ state, overHome = false }: BrainstormAtProps) {
  return (
    <Staged states={{ brainstorm: state }}>
      {overHome ? <Home now={now} /> : null}
      <Brainstorm />
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  'page.home': { focus: 'heading What do you need?', announced: 'New brainstorm What do you need?' },
  'page.quick-brainstorm': {
    focus: 'textbox Topic',
    announced: 'New brainstorm What should the ideas be about?',
  },
  'page.detailed-plan': { focus: 'textbox Topic', announced: 'New brainstorm What do you want to plan?' },
  'page.loading': {
    focus: 'heading Your page is being written',
    announced: ['Brainstorming ideas...', 'New brainstorm Your page is being written'],
  },
  'page.alert': {
    focus: 'heading Error',
    announced: [
      'The language model did not answer in time. Nothing you entered is lost. Try again, or go back and change it.',
      'New brainstorm Error',
    ],
  },
};

const meta = preview.meta({
  title: 'Flows/Brainstorm',
  component: BrainstormAt,
  tags: ['window-only'],
  parameters: { states, layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
});

const asks = (question: string) => screen.findByRole('heading', { name: question });
const press = (name: string | RegExp) => screen.findByRole('button', { name });

export const Closed = meta.story({
  args: { state: 'closed', overHome: true },
  play: async ({ userEvent }) => {
    const [choice] = await screen.findAllByRole('button', { name: new RegExp(t('home:new.brainstormHint')) });
    if (choice) await userEvent.click(choice);
    await asks(t('brainstorm:home.question'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const PageHome = meta.story({
  args: { state: 'page.home' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(t('wizard:engine.brainstorm'))).toBeVisible();
    await userEvent.keyboard('2{Enter}');
    await asks(t('brainstorm:questions.detailed-plan'));
    await userEvent.click(await press(t('wizard:back')));
    await asks(t('brainstorm:home.question'));
  },
});
export const PageQuickBrainstorm = meta.story({
  args: { state: 'page.quick-brainstorm' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(new RegExp(t('brainstorm:begin.quick-brainstorm'))));
    await asks(t('wizard:loading.title'));
  },
});
export const PageDetailedPlan = meta.story({
  args: { state: 'page.detailed-plan' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(t('wizard:topicMissing'))).toBeVisible();
  },
});
export const PageLoading = meta.story({
  args: { state: 'page.loading' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});
export const PageAlert = meta.story({
  args: { state: 'page.alert' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: `${t('brainstorm:name')} ${t('wizard:error.title')}` });
    await userEvent.click(await press(new RegExp(t('common:tryAgain'))));
    await asks(t('wizard:loading.title'));
  },
});

const limited = brainstormFlow.stage.provide({
  actors: {
    create: fromPromise<Brainstormed, BrainstormOrder>(async () => {
      throw Object.assign(new Error('The AI words of today are used up.'), { code: 'limit_reached' });
    }),
  },
});

function Limited() {
  const brainstorm = useActorRef(limited, brainstormFlow.at('page.quick-brainstorm'));
  return (
    <Staged of={{ brainstorm }}>
      <Brainstorm />
    </Staged>
  );
}

/** The allowance for the day is used up. */
export const LimitReached = meta.story({
  args: { state: 'page.quick-brainstorm' },
  render: () => <Limited />,
  play: async ({ userEvent }) => {
    await userEvent.click(await press(new RegExp(t('brainstorm:begin.quick-brainstorm'))));
    await userEvent.click(await press(t('wizard:error.upgrade')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
