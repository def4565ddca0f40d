import type { AcademicLevel, EssayType } from '@octavo/contract/essay-options';
import type { ReferenceStyle } from '@octavo/contract/citation-styles';
import type { Topic } from '@octavo/contract/topics';
import { App } from '@octavo/ui/flows/app';
import {
  EssayAcademic,
  EssayBegin,
  EssayCategory,
  EssayHome,
  EssayIdeas,
  type EssayIdeasProps,
  EssayReferences,
  EssayStyle,
  EssaySubCategory,
  EssayThesis,
  EssayTopic,
} from '@octavo/ui/flows/essay';
import { Home } from '@octavo/ui/flows/home';
import { WizardAlert, WizardLoading } from '@octavo/ui/flows/wizard';
import { t } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from '../flows/stage.tsx';

const onBack = fn();
const onContinue = fn();
const onGenerate = fn();

const topic = 'handwriting in the margins of books';
const theses = [
  'Annotation is not a distraction from reading but its oldest proof: only a reader who marks a page can be shown to have understood it.',
  'The move from paper margins to comment threads has made reading more social and, for that reason, less honest.',
  'Universities should teach marking a text as a skill, because notes made by hand change what students remember of an argument.',
];
const more = [
  'A library that forbids pencils keeps its books and loses its readers.',
  'What readers wrote in margins is the best record we have of how books were understood.',
  'Printed margins grew narrower as publishers stopped expecting an answer.',
];

const shell = { open: true, onClose: fn(), onBack, soFar: null, step: { at: 2, of: 6 } };
const soFar = { text: topic, onChange: fn() };

const phone = { viewport: { value: 'mobile2' } };

const meta = preview.meta({
  title: 'Pieces/Essay wizard',
  tags: ['window-only'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  beforeEach: () => {
    onBack.mockReset();
    onContinue.mockReset();
    onGenerate.mockReset();
  },
});

export const WhereToBegin = meta.story({
  render: () => (
    <EssayHome
      {...shell}
      onBack={undefined}
      step={null}
      start="generate-essay"
      onStartChange={fn()}
      onContinue={onContinue}
    />
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: `${t('essay:name')} ${t('essay:home.question')}` });
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: t('essay:home.question') })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onContinue).toHaveBeenCalledOnce();
  },
});

export const WhichWay = meta.story({
  render: () => (
    <EssayBegin
      {...shell}
      step={{ at: 1, of: 6 }}
      way="generate-thesis-statement"
      onWayChange={fn()}
      onContinue={onContinue}
    />
  ),
});

const topicPage = {
  ...shell,
  step: { at: 1, of: 6 },
  way: 'generate-thesis-statement',
  topic,
  onTopicChange: fn(),
  isMissing: false,
  isBusy: false,
  onContinue,
} as const;

export const TopicForTheEssay = meta.story({
  render: () => <EssayTopic {...topicPage} way="generate-essay_generate" topic="" />,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText(t('essay:topic.label'))).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onContinue).toHaveBeenCalledOnce();
  },
});
export const TopicForTheses = meta.story({ render: () => <EssayTopic {...topicPage} /> });
export const TopicIsMissing = meta.story({
  render: () => <EssayTopic {...topicPage} topic="" isMissing />,
  play: async () => {
    await waitFor(() => expect(screen.getByText(t('wizard:topicMissing'))).toBeVisible());
    await expect(screen.getByLabelText(t('essay:topic.label'))).toBeInvalid();
  },
});
export const ThesesOnTheirWay = meta.story({ render: () => <EssayTopic {...topicPage} isBusy /> });

const ideasPage = {
  ...shell,
  soFar,
  of: 'thesis',
  ideas: theses,
  isMissing: false,
  isGenerating: false,
  failure: null,
  isPro: false,
  onGenerate,
  onWriteOwn: fn(),
  onContinue,
} as const;

function Ideas({ first = null, ...props }: Partial<EssayIdeasProps> & { readonly first?: string | null }) {
  const [idea, setIdea] = useState<string | null>(first);
  return <EssayIdeas {...ideasPage} {...props} idea={idea} onIdeaChange={setIdea} />;
}

export const Theses = meta.story({
  render: () => <Ideas first={theses[1] ?? null} />,
  play: async ({ userEvent, step }) => {
    await screen.findByRole('dialog', { name: `${t('essay:name')} ${t('essay:ideas.thesis')}` });
    const chosen = () => screen.getByRole('radio', { checked: true });
    await expect(chosen()).toHaveAccessibleName(/The move from paper margins/u);
    await step('a number chooses from anywhere', async () => {
      await userEvent.keyboard('3');
      await expect(chosen()).toHaveAccessibleName(/Universities should teach/u);
      await expect(chosen()).toHaveFocus();
    });
    await step('arrows go on from there', async () => {
      await userEvent.keyboard('{ArrowUp>}');
      await waitFor(() => expect(chosen()).toHaveAccessibleName(/The move from paper margins/u));
      await userEvent.keyboard('{/ArrowUp}');
    });
    await step('Enter continues, Back goes back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onContinue).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByRole('button', { name: t('wizard:back') }));
      await expect(onBack).toHaveBeenCalledOnce();
    });
    await step('without Pro the button says what it takes', async () => {
      await userEvent.click(
        screen.getByRole('button', { name: `${t('essay:ideas.generate')} ${t('essay:ideas.pro')}` }),
      );
      await expect(onGenerate).toHaveBeenCalledOnce();
    });
  },
});

export const OverTheHomePage = meta.story({
  render: () => (
    <Staged>
      <App home={<Home now={now} />} document={null} />
      <Ideas first={theses[1] ?? null} />
    </Staged>
  ),
  play: async () => {
    await screen.findByRole('dialog');
  },
});

export const ThesesWithPro = meta.story({
  render: () => <Ideas isPro />,
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('essay:ideas.generate') })).toBeVisible(),
    );
  },
});
export const ThreeMoreOnTheirWay = meta.story({
  render: () => <Ideas isPro isGenerating first={theses[0] ?? null} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('essay:ideas.generate') }));
    await expect(onGenerate).not.toHaveBeenCalled();
  },
});
export const SixTheses = meta.story({ render: () => <Ideas isPro ideas={[...theses, ...more]} /> });
export const NoMoreCame = meta.story({
  render: () => <Ideas isPro failure="The model did not answer in time." />,
});
export const NoIdeaChosen = meta.story({
  render: () => <Ideas isMissing />,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('essay:pleaseSelectIdea'));
  },
});
export const IdeasLoading = meta.story({ render: () => <Ideas ideas={[]} /> });

export const ThesisReworded = meta.story({
  render: () => (
    <EssayThesis
      {...shell}
      soFar={soFar}
      step={{ at: 3, of: 6 }}
      thesis={theses[1] ?? ''}
      onThesisChange={fn()}
      isMissing={false}
      onContinue={onContinue}
    />
  ),
});
export const ThesisIsMissing = meta.story({
  render: () => (
    <EssayThesis
      {...shell}
      soFar={soFar}
      step={{ at: 3, of: 6 }}
      thesis=""
      onThesisChange={fn()}
      isMissing
      onContinue={onContinue}
    />
  ),
});

function Categories({ isMissing = false }: { readonly isMissing?: boolean }) {
  const [category, setCategory] = useState<Topic | null>(isMissing ? null : 'Literature');
  return (
    <EssayCategory
      {...shell}
      step={{ at: 1, of: 6 }}
      category={category}
      onCategoryChange={setCategory}
      isMissing={isMissing}
      onContinue={onContinue}
    />
  );
}

export const Category = meta.story({
  render: () => <Categories />,
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByRole('radio')).toHaveLength(9);
    await userEvent.keyboard('9');
    await expect(screen.getByRole('radio', { name: t('essay:topics.Environment') })).toBeChecked();
  },
});
export const CategoryIsMissing = meta.story({ render: () => <Categories isMissing /> });

const subCategoryPage = {
  ...shell,
  category: 'Literature',
  soFar: { text: 'Literature', onChange: fn() },
  onSubCategoryChange: fn(),
  isMissing: false,
  isBusy: false,
  onContinue,
} as const;

export const Subcategory = meta.story({
  render: () => <EssaySubCategory {...subCategoryPage} subCategory="Modernist Poetry" />,
});
export const SubcategoryIsMissing = meta.story({
  render: () => <EssaySubCategory {...subCategoryPage} subCategory={null} isMissing />,
});
export const TopicIdeas = meta.story({
  render: () => (
    <Ideas
      of="topic"
      step={{ at: 3, of: 6 }}
      soFar={{ text: 'Modernist Poetry', onChange: fn() }}
      ideas={[
        'How Pessoa made poets instead of poems',
        'The little magazines that printed what nobody else would',
        'Silence as a form in Modernist verse',
      ]}
    />
  ),
});

function Academic() {
  const [level, setLevel] = useState<AcademicLevel>('undergraduate');
  const [words, setWords] = useState(500);
  return (
    <EssayAcademic
      {...shell}
      soFar={soFar}
      step={{ at: 4, of: 6 }}
      level={level}
      onLevelChange={setLevel}
      wordCount={words}
      onWordCountChange={setWords}
      onContinue={onContinue}
    />
  );
}

export const LevelAndLength = meta.story({
  render: () => <Academic />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('essay:academic.more') }));
    await expect(screen.getByRole('slider', { name: t('essay:academic.wordCount') })).toHaveAttribute(
      'aria-valuenow',
      '550',
    );
  },
});

function Styles() {
  const [type, setType] = useState<EssayType>('argumentative');
  return (
    <EssayStyle
      {...shell}
      soFar={soFar}
      step={{ at: 5, of: 6 }}
      type={type}
      onTypeChange={setType}
      onContinue={onContinue}
    />
  );
}

export const TypeOfEssay = meta.story({
  render: () => <Styles />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(t('essay:types.memoir')) }));
    await expect(screen.getByRole('radio', { name: new RegExp(t('essay:types.memoir')) })).toBeChecked();
  },
});

function References() {
  const [style, setStyle] = useState<ReferenceStyle>('Harvard');
  return (
    <EssayReferences
      {...shell}
      soFar={soFar}
      step={{ at: 6, of: 6 }}
      suggested={['Harvard', 'APA 7', 'ISO 690', 'Vancouver']}
      style={style}
      onStyleChange={setStyle}
      onContinue={onContinue}
    />
  );
}

export const ReferenceStyles = meta.story({
  render: () => <References />,
  play: async ({ userEvent }) => {
    await userEvent.keyboard('5');
    await expect(
      await screen.findByRole('radio', { name: new RegExp(t('essay:references.none')) }),
    ).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(t('essay:references.write')) }));
    await expect(onContinue).toHaveBeenCalledOnce();
  },
});

function Writing() {
  const { t: text } = useTranslation('essay');
  return <WizardLoading {...shell} step={null} soFar={{ text: topic }} name={text('name')} set={0} />;
}

export const Loading = meta.story({
  render: () => <Writing />,
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

function Refused() {
  const { t: text } = useTranslation('essay');
  return (
    <WizardAlert
      {...shell}
      step={null}
      soFar={{ text: topic }}
      name={text('name')}
      message="The model did not answer in time."
      onRetry={onContinue}
    />
  );
}

export const Failed = meta.story({
  render: () => <Refused />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: `${t('essay:name')} ${t('wizard:error.title')}` });
    await userEvent.click(screen.getByRole('button', { name: new RegExp(t('common:tryAgain')) }));
    await expect(onContinue).toHaveBeenCalledOnce();
  },
});

export const ThesesOnAPhone = meta.story({
  globals: phone,
  render: () => <Ideas first={theses[1] ?? null} />,
});
export const CategoryOnAPhone = meta.story({ globals: phone, render: () => <Categories /> });
