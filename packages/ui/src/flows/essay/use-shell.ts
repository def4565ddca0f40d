import { actionOf, type EssayDraft } from '@octavo/machines/essay';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import type { WizardShell } from '../wizard/index.ts';

/** The pages before the essay. Until the approach has been chosen, those of the one that is marked. */
const ways = {
  'generate-essay': ['home', 'begin', 'topic', 'academic', 'style', 'references'],
  'generate-thesis-statement': [
    'home',
    'begin',
    'topic',
    'ideas',
    'thesis',
    'academic',
    'style',
    'references',
  ],
  'generate-thesis': ['home', 'category', 'subCategory', 'ideas', 'academic', 'style', 'references'],
} as const;

export type Step = (typeof ways)[keyof typeof ways][number];

/** What every page of the essay modal has: close, back, progress and the answers so far. */
export function useShell(step: Step | null): WizardShell {
  const essay = useFlow('essay');
  const draft = useSelector(essay, ({ context }) => context.draft);
  const canReconsider = useSelector(essay, (state) => state.can({ type: 'reconsider' }));
  const text = useAnswer(draft, step);
  const steps: readonly Step[] = ways[actionOf(draft)];
  return {
    open: true,
    onClose: () => essay.send({ type: 'dismiss' }),
    onBack: step === 'home' ? undefined : () => essay.send({ type: 'back' }),
    step: step === null ? null : { at: steps.indexOf(step) + 1, of: steps.length },
    soFar:
      text === ''
        ? null
        : { text, ...(canReconsider && { onChange: () => essay.send({ type: 'reconsider' }) }) },
  };
}

const unanswered: ReadonlySet<Step | null> = new Set(['home', 'begin', 'topic', 'category']);

/** What the essay is about, as answered before a page. */
function useAnswer(draft: EssayDraft, step: Step | null): string {
  const { t } = useTranslation('essay');
  if (unanswered.has(step)) return '';
  if (draft.start === 'generate-essay') return draft.topic.trim();
  if (step === 'subCategory') return draft.category === null ? '' : t(`topics.${draft.category}`);
  if (step !== 'ideas' && draft.topicIdea !== null) return draft.topicIdea;
  return draft.subCategory === null ? '' : t(`subTopics.${draft.subCategory}`);
}
