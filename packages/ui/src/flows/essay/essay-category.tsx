import { type SubTopic, type Topic, topicNames, topics } from '@octavo/contract/topics';
import { useTranslation } from 'react-i18next';
import { AnswerCards } from '../../components/answer-cards/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';

export interface EssayCategoryProps extends WizardShell {
  readonly category: Topic | null;
  readonly onCategoryChange: (category: Topic) => void;
  /** Continue was pressed without a choice. */
  readonly isMissing: boolean;
  readonly onContinue: () => void;
}

/** Page `generate-thesis`, first half: one of the nine categories. */
export function EssayCategory({
  category,
  onCategoryChange,
  isMissing,
  onContinue,
  ...shell
}: EssayCategoryProps) {
  const { t } = useTranslation('essay');
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page="generate-thesis"
      question={t('category.question')}
      keys={topicNames.length}
      onContinue={onContinue}
    >
      <AnswerCards
        id="essay-category"
        label={t('category.question')}
        columns={3}
        value={category}
        answers={topicNames.map((value) => ({ value, label: t(`topics.${value}`) }))}
        error={isMissing ? t('category.missing') : undefined}
        onValueChange={onCategoryChange}
      />
    </WizardPage>
  );
}

export interface EssaySubCategoryProps extends WizardShell {
  readonly category: Topic;
  readonly subCategory: SubTopic | null;
  readonly onSubCategoryChange: (subCategory: SubTopic) => void;
  /** Continue was pressed without a choice. */
  readonly isMissing: boolean;
  /** The topics are loading. */
  readonly isBusy: boolean;
  readonly onContinue: () => void;
}

/** Page `generate-thesis`, second half: one of the five subcategories. */
export function EssaySubCategory({
  category,
  subCategory,
  onSubCategoryChange,
  isMissing,
  isBusy,
  onContinue,
  ...shell
}: EssaySubCategoryProps) {
  const { t } = useTranslation('essay');
  const names: readonly SubTopic[] = topics[category];
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page={`generate-thesis ${category}`}
      question={t('subCategory.question')}
      keys={names.length}
      isBusy={isBusy}
      onContinue={onContinue}
    >
      <AnswerCards
        id="essay-sub-category"
        label={t('subCategory.question')}
        columns={2}
        value={subCategory}
        answers={names.map((value) => ({ value, label: t(`subTopics.${value}`) }))}
        error={isMissing ? t('subCategory.missing') : undefined}
        onValueChange={onSubCategoryChange}
      />
    </WizardPage>
  );
}
