import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { WizardFrame } from '../../components/wizard/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { AcademicPage, ReferencePage, StylePage } from './pages-of-details.tsx';
import { AlertPage, LoadingPage, WatchingPage } from './pages-of-writing.tsx';
import { BeginPage, DirectTopicPage, HomePage, ThesisTopicPage } from './pages-of-topic.tsx';
import { CategoryPage, ThesesPage, ThesisPage, TopicsPage } from './pages-of-ideas.tsx';

/** The pages of the modal by their names in SPEC §4. */
const pages = {
  home: HomePage,
  'generate-essay': BeginPage,
  'generate-essay_generate': DirectTopicPage,
  'generate-thesis-statement': ThesisTopicPage,
  'generate-essay_ideas': ThesesPage,
  'generate-essay_ideas-option': ThesisPage,
  'generate-thesis': CategoryPage,
  'generate-thesis_topic': TopicsPage,
  'academic-info': AcademicPage,
  'style-info': StylePage,
  'reference-selection': ReferencePage,
  loading: LoadingPage,
  watching: WatchingPage,
  alert: AlertPage,
} satisfies Record<string, ComponentType>;

const names = Object.keys(pages) as readonly (keyof typeof pages)[];

/** The essay modal (SPEC §4). */
export default function Essay() {
  const essay = useFlow('essay');
  const name = useSelector(essay, (state) => names.find((page) => state.matches({ page })));
  if (name === undefined) return null;
  const Page = pages[name];
  return (
    <WizardFrame open onClose={() => essay.send({ type: 'dismiss' })}>
      <Page />
    </WizardFrame>
  );
}
