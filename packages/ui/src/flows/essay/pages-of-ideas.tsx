import { useSelector } from '@xstate/react';
import { EssayCategory, EssaySubCategory } from './essay-category.tsx';
import { EssayIdeas } from './essay-ideas.tsx';
import { EssayThesis } from './essay-thesis.tsx';
import { useDraft } from './use-draft.ts';
import { useShell } from './use-shell.ts';

/** `generate-thesis`: first the category, then one of its subcategories. */
export function CategoryPage() {
  const { essay, draft, isMissing, isFinding, change, onContinue } = useDraft();
  const isFirst = useSelector(essay, (state) => state.matches({ page: { 'generate-thesis': 'category' } }));
  const shell = useShell(isFirst ? 'category' : 'subCategory');
  if (isFirst || draft.category === null) {
    return (
      <EssayCategory
        {...shell}
        category={draft.category}
        onCategoryChange={(category) => change({ category })}
        isMissing={isMissing}
        onContinue={onContinue}
      />
    );
  }
  return (
    <EssaySubCategory
      {...shell}
      category={draft.category}
      subCategory={draft.subCategory}
      onSubCategoryChange={(subCategory) => change({ subCategory })}
      isMissing={isMissing}
      isBusy={isFinding}
      onContinue={onContinue}
    />
  );
}

/** Everything about the ideas except which one is chosen. */
function useIdeas(of: 'thesis' | 'topic') {
  const { essay, isMissing, onContinue } = useDraft();
  return {
    ...useShell('ideas'),
    of,
    ideas: useSelector(essay, ({ context }) => (of === 'thesis' ? context.theses : context.topics).ideas),
    isMissing,
    isGenerating: useSelector(essay, (state) => state.hasTag('busy')),
    failure: useSelector(essay, ({ context }) => context.failure?.message ?? null),
    isPro: useSelector(essay, ({ context }) => context.pro),
    onGenerate: () => essay.send({ type: 'ideas.more' }),
    onContinue,
  } as const;
}

export function ThesesPage() {
  const { essay, draft, change } = useDraft();
  return (
    <EssayIdeas
      {...useIdeas('thesis')}
      idea={draft.pickedThesis}
      onIdeaChange={(pickedThesis) => change({ pickedThesis })}
      onWriteOwn={() => essay.send({ type: 'idea.own' })}
    />
  );
}

export function TopicsPage() {
  const { draft, change } = useDraft();
  return (
    <EssayIdeas
      {...useIdeas('topic')}
      idea={draft.topicIdea}
      onIdeaChange={(topicIdea) => change({ topicIdea })}
    />
  );
}

export function ThesisPage() {
  const { draft, isMissing, change, onContinue } = useDraft();
  return (
    <EssayThesis
      {...useShell('thesis')}
      thesis={draft.thesis}
      onThesisChange={(thesis) => change({ thesis })}
      isMissing={isMissing}
      onContinue={onContinue}
    />
  );
}
