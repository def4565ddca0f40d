import { citationStyles } from '@octavo/contract/citation-styles';
import { type EssayAction, essayWordCount } from '@octavo/contract/essay-options';
import type { EssayContext, EssayDraft, EssayOrder } from './essay.types.ts';

/** Clamped to the bounds and rounded to the step (SPEC §5). */
export function essayWords(count: number): number {
  const { min, max, step, default: usual } = essayWordCount;
  if (!Number.isFinite(count)) return usual;
  return Math.min(max, Math.max(min, Math.round(count / step) * step));
}

/** The draft with one answer changed, without the answers that no longer fit. */
export function changed(draft: EssayDraft, change: Partial<EssayDraft>): EssayDraft {
  const next = { ...draft, ...change };
  const isOtherCategory = next.category !== draft.category;
  const isOtherSubCategory = isOtherCategory || next.subCategory !== draft.subCategory;
  return {
    ...next,
    wordCount: essayWords(next.wordCount),
    ...(isOtherCategory && change.subCategory === undefined && { subCategory: null }),
    ...(isOtherSubCategory && change.topicIdea === undefined && { topicIdea: null }),
  };
}

/** Which of the three entry points is used (SPEC §3 `action`). */
export function actionOf({ start, way }: EssayDraft): EssayAction {
  if (start === 'generate-thesis') return 'generate-thesis';
  return way === 'generate-thesis-statement' ? way : 'generate-essay';
}

/** The order for an essay, without answers that belong to another entry point. */
export function orderOf({ draft, suggestedStyles }: EssayContext): EssayOrder {
  const action = actionOf(draft);
  const { topic, thesis, category, subCategory, topicIdea, level, wordCount, type, reference } = draft;
  const isFromList = action === 'generate-thesis';
  const ideas = { 'generate-essay': '', 'generate-thesis-statement': thesis, 'generate-thesis': topicIdea };
  return {
    action,
    idea: (ideas[action] ?? '').trim(),
    topic: isFromList ? '' : topic.trim(),
    category: isFromList ? (category ?? '') : '',
    subCategory: isFromList ? (subCategory ?? '') : '',
    academicLevel: level,
    wordCount,
    style: type,
    referenceStyle: reference ?? suggestedStyles[0] ?? citationStyles[0],
  };
}
