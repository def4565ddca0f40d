import type { FoundIdeas, ThesesWanted } from '@octavo/machines/essay';
import { essayFlow } from '@octavo/machines/essay/fixtures';
import { theses } from '@octavo/machines/fixtures';
import { Home } from '@octavo/ui/flows/home';
import { Essay } from '@octavo/ui/flows/essay';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function EssayAt({ state, overHome = false }: { readonly state: string; readonly overHome?: boolean }) {
  return (
    <Staged states={{ essay: state }}>
      {overHome ? <Home now={now} /> : null}
      <Essay />
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  'page.home': {
    focus: 'heading What do you want to begin with?',
    announced: 'New essay What do you want to begin with?',
  },
  'page.generate-essay': {
    focus: 'heading Straight to the essay, or a thesis first?',
    announced: 'New essay Straight to the essay, or a thesis first?',
  },
  'page.generate-essay_generate': { focus: 'textbox Your topic', announced: 'New essay What is it about?' },
  'page.generate-thesis-statement.asked': {
    focus: 'textbox Your topic',
    announced: 'New essay What is it about?',
  },
  'page.generate-thesis-statement.finding': {
    focus: 'textbox Your topic',
    announced: 'New essay What is it about?',
  },
  'page.generate-essay_ideas.listed': {
    focus: 'heading Which of these would you argue?',
    announced: 'New essay Which of these would you argue?',
  },
  'page.generate-essay_ideas.generating': {
    focus: 'heading Which of these would you argue?',
    announced: ['Finding ideas', 'New essay Which of these would you argue?'],
  },
  'page.generate-essay_ideas-option': {
    focus: 'textbox Your thesis',
    announced: 'New essay Say it the way you would',
  },
  'page.generate-thesis.category': {
    focus: 'heading Which field is it in?',
    announced: 'New essay Which field is it in?',
  },
  'page.generate-thesis.subCategory': {
    focus: 'heading Which part of it interests you?',
    announced: 'New essay Which part of it interests you?',
  },
  'page.generate-thesis.finding': {
    focus: 'heading Which part of it interests you?',
    announced: 'New essay Which part of it interests you?',
  },
  'page.generate-thesis_topic.listed': {
    focus: 'heading Which of these would you write about?',
    announced: 'New essay Which of these would you write about?',
  },
  'page.generate-thesis_topic.generating': {
    focus: 'heading Which of these would you write about?',
    announced: ['Finding ideas', 'New essay Which of these would you write about?'],
  },
  'page.academic-info': {
    focus: 'heading Who is it for, and how long?',
    announced: 'New essay Who is it for, and how long?',
  },
  'page.style-info': {
    focus: 'heading Which kind of essay is it?',
    announced: 'New essay Which kind of essay is it?',
  },
  'page.reference-selection': {
    focus: 'heading How are sources cited?',
    announced: 'New essay How are sources cited?',
  },
  'page.loading.sent': {
    focus: 'heading Your page is being written',
    announced: ['Brainstorming ideas...', 'Sections begun: 3 of 4', 'New essay Your page is being written'],
  },
  'page.loading.lost': {
    focus: 'heading Your page is being written',
    announced: [
      'Brainstorming ideas...',
      'The connection is lost. You will see here how the essay is going as soon as the server can be reached again; leave this page open.',
      'New essay Your page is being written',
    ],
  },
  'page.loading.stopping': {
    focus: 'heading Your page is being written',
    announced: ['Brainstorming ideas...', 'Sections begun: 3 of 4', 'New essay Your page is being written'],
  },
  'page.watching.followed': {
    focus: 'heading Your page is being written',
    announced: ['Brainstorming ideas...', 'Sections begun: 3 of 4', 'New essay Your page is being written'],
  },
  'page.watching.stopping': {
    focus: 'heading Your page is being written',
    announced: ['Brainstorming ideas...', 'Sections begun: 3 of 4', 'New essay Your page is being written'],
  },
  'page.alert': {
    focus: 'heading Error',
    announced: [
      'The language model did not answer in time. Nothing you entered is lost. Try again, or go back and change it.',
      'New essay Error',
    ],
  },
};

const meta = preview.meta({
  title: 'Flows/Essay',
  component: EssayAt,
  tags: ['window-only'],
  parameters: { states, layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
});

const asks = (question: string) => screen.findByRole('heading', { name: question });
const press = (name: string) => screen.findByRole('button', { name });
const chosen = () => screen.getByRole('radio', { checked: true });

export const Closed = meta.story({
  args: { state: 'closed', overHome: true },
  play: async ({ userEvent }) => {
    const [choice] = await screen.findAllByRole('button', { name: new RegExp(t('home:new.essayHint')) });
    if (choice) await userEvent.click(choice);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: t('essay:home.question') })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const PageHome = meta.story({
  args: { state: 'page.home' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(t('wizard:engine.essay'))).toBeVisible();
    await userEvent.keyboard('2{Enter}');
    await asks(t('essay:category.question'));
  },
});
export const PageGenerateEssay = meta.story({ args: { state: 'page.generate-essay' } });
export const PageGenerateEssayGenerate = meta.story({
  args: { state: 'page.generate-essay_generate' },
  play: async ({ userEvent, step }) => {
    const topic = await screen.findByLabelText(t('essay:topic.label'));
    await step('an empty topic is asked for', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(topic).toBeInvalid());
      await expect(screen.getByText(t('wizard:topicMissing'))).toBeVisible();
    });
    await step('what was typed is there on coming back', async () => {
      await userEvent.type(topic, 'Tides');
      await userEvent.click(await press(t('wizard:back')));
      await asks(t('essay:begin.question'));
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByLabelText(t('essay:topic.label'))).toHaveValue('Tides');
    });
  },
});
export const PageGenerateThesisStatementAsked = meta.story({
  args: { state: 'page.generate-thesis-statement.asked' },
});
export const PageGenerateThesisStatementFinding = meta.story({
  args: { state: 'page.generate-thesis-statement.finding' },
});
export const PageGenerateEssayIdeasListed = meta.story({
  args: { state: 'page.generate-essay_ideas.listed' },
  play: async ({ userEvent, step }) => {
    await asks(t('essay:ideas.thesis'));
    await step('a number chooses from anywhere, arrows go on from there', async () => {
      await userEvent.keyboard('3');
      await expect(chosen()).toHaveAccessibleName(/Universities should teach/u);
      await userEvent.keyboard('{ArrowUp>}');
      await waitFor(() => expect(chosen()).toHaveAccessibleName(/The move from paper margins/u));
      await userEvent.keyboard('{/ArrowUp}');
    });
    await step('the topic can be changed', async () => {
      await userEvent.click(await press(t('wizard:change')));
      await asks(t('essay:topic.question'));
    });
  },
});
export const PageGenerateEssayIdeasGenerating = meta.story({
  args: { state: 'page.generate-essay_ideas.generating' },
});
export const PageGenerateEssayIdeasOption = meta.story({
  args: { state: 'page.generate-essay_ideas-option' },
});
export const PageGenerateThesisCategory = meta.story({
  args: { state: 'page.generate-thesis.category' },
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByRole('radio')).toHaveLength(9);
    await userEvent.keyboard('9');
    await expect(screen.getByRole('radio', { name: t('essay:topics.Environment') })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('radio')).toHaveLength(5);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('essay:subCategory.missing'));
  },
});
export const PageGenerateThesisSubCategory = meta.story({
  args: { state: 'page.generate-thesis.subCategory' },
});
export const PageGenerateThesisFinding = meta.story({ args: { state: 'page.generate-thesis.finding' } });
export const PageGenerateThesisTopicListed = meta.story({
  args: { state: 'page.generate-thesis_topic.listed' },
});
export const PageGenerateThesisTopicGenerating = meta.story({
  args: { state: 'page.generate-thesis_topic.generating' },
});
export const PageAcademicInfo = meta.story({
  args: { state: 'page.academic-info' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('essay:academic.more')));
    await expect(screen.getByRole('slider', { name: t('essay:academic.wordCount') })).toHaveAttribute(
      'aria-valuenow',
      '550',
    );
  },
});
export const PageStyleInfo = meta.story({ args: { state: 'page.style-info' } });
export const PageReferenceSelection = meta.story({
  args: { state: 'page.reference-selection' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('radio', { checked: true })).toHaveAccessibleName(/Harvard/u);
    await userEvent.keyboard('5');
    await expect(chosen()).toHaveAccessibleName(new RegExp(t('essay:references.none')));
    await userEvent.click(await press(t('essay:references.write')));
    await asks(t('wizard:loading.title'));
  },
});
export const PageLoadingSent = meta.story({
  args: { state: 'page.loading.sent' },
  play: async ({ userEvent, step }) => {
    await step('nothing closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog')).toBeVisible();
      await expect(screen.queryByRole('button', { name: t('common:close') })).toBeNull();
    });
    await step('the text can be watched as far as it is there', async () => {
      await userEvent.click(await press(t('essay:writing.watch')));
      await expect(screen.getByRole('region', { name: t('essay:writing.text') })).toHaveTextContent(
        'A reader with a pencil',
      );
    });
    await userEvent.click(await press(t('essay:writing.stop')));
    await expect(await press(t('essay:writing.stop'))).toHaveAttribute('aria-busy', 'true');
  },
});
export const PageLoadingLost = meta.story({ args: { state: 'page.loading.lost' } });
export const PageLoadingStopping = meta.story({ args: { state: 'page.loading.stopping' } });
export const PageWatchingFollowed = meta.story({
  args: { state: 'page.watching.followed' },
  play: async ({ userEvent }) => {
    await expect(await press(t('essay:writing.watch'))).toBeVisible();
    await userEvent.click(await press(t('essay:writing.stop')));
    await expect(await press(t('essay:writing.stop'))).toHaveAttribute('aria-busy', 'true');
  },
});
export const PageWatchingStopping = meta.story({
  args: { state: 'page.watching.stopping' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('common:close')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const PageAlert = meta.story({
  args: { state: 'page.alert' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: `${t('essay:name')} ${t('wizard:error.title')}` });
    await userEvent.click(await press(t('common:tryAgain')));
    await asks(t('wizard:loading.title'));
  },
});

/** A thesis of the reader's own rather than one of the list. */
export const OwnThesis = meta.story({
  args: { state: 'page.generate-essay_ideas.listed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('essay:ideas.writeOwn')));
    const thesis = await screen.findByLabelText(t('essay:thesis.label'));
    await expect(thesis).toHaveValue('');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(t('essay:pleaseSelectIdea'))).toBeVisible();
  },
});

/** Without Pro, asking for three more ideas opens the upgrade; the modal keeps its state. */
export const MoreIdeasArePro = meta.story({
  args: { state: 'page.generate-essay_ideas.listed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(`${t('essay:ideas.generate')} ${t('essay:ideas.pro')}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const { message } = new Error('The AI words of today are used up.');
const limited = essayFlow.stage.provide({
  actors: {
    thesisIdeas: fromPromise<FoundIdeas, ThesesWanted>(async () => {
      throw Object.assign(new Error(message), { code: 'limit_reached' });
    }),
  },
});

function Limited() {
  const essay = useActorRef(limited, essayFlow.at('page.generate-thesis-statement.asked'));
  return (
    <Staged of={{ essay }}>
      <Essay />
    </Staged>
  );
}

/** The allowance for the day is used up; what can be done about it is said as well. */
export const LimitReached = meta.story({
  args: { state: 'page.generate-thesis-statement.asked' },
  render: () => <Limited />,
  play: async ({ userEvent, step }) => {
    await userEvent.click(await press(t('essay:topic.findTheses')));
    await expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await step('the way on leads to the start', async () => {
      await expect(await press(t('wizard:error.startOver'))).toBeVisible();
    });
    await userEvent.click(await press(t('wizard:error.upgrade')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const failing = essayFlow.stage.provide({
  actors: {
    thesisIdeas: fromPromise<FoundIdeas, ThesesWanted>(async () => {
      throw new Error(message);
    }),
  },
});

function Failing() {
  const essay = useActorRef(failing, essayFlow.at('page.generate-essay_ideas.listed'));
  useEffect(() => essay.send({ type: 'account.change', pro: true, countryCode: 'PT' }), [essay]);
  return (
    <Staged of={{ essay }}>
      <Essay />
    </Staged>
  );
}

/** No more ideas arrived: the existing ones stay. */
export const NoMoreIdeas = meta.story({
  args: { state: 'page.generate-essay_ideas.listed' },
  render: () => <Failing />,
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('essay:ideas.generate')));
    await expect(await screen.findByText(t('essay:ideas.failed'))).toBeVisible();
    await expect(screen.getAllByRole('radio')).toHaveLength(theses.length);
  },
});

const phone = { viewport: { value: 'mobile2' } };
export const ThesesOnAPhone = meta.story({
  args: { state: 'page.generate-essay_ideas.listed' },
  globals: phone,
});
export const CategoryOnAPhone = meta.story({
  args: { state: 'page.generate-thesis.category' },
  globals: phone,
});

function ElsewhereOverHome() {
  const essay = useActorRef(essayFlow.stage, essayFlow.from(undefined));
  useEffect(() => {
    essay.send({ type: 'elsewhere.change', essay: { writing: 'essay-2', title: 'What Readers Wrote' } });
  }, [essay]);
  return (
    <Staged of={{ essay }}>
      <Home now={now} />
      <Essay />
    </Staged>
  );
}

/** An essay is being written for another window or device of the account. */
export const Elsewhere = meta.story({
  args: { state: '' },
  render: () => <ElsewhereOverHome />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('What Readers Wrote')).toBeVisible();
    await userEvent.click(await press(t('essay:elsewhere.watch')));
    await asks(t('wizard:loading.title'));
  },
});
