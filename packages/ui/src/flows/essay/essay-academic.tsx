import { type AcademicLevel, academicLevels, essayWordCount } from '@octavo/contract/essay-options';
import { useTranslation } from 'react-i18next';
import { AnswerCards } from '../../components/answer-cards/index.ts';
import { NumberStepper } from '../../components/number-stepper/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';
import * as css from './essay.css.ts';

export interface EssayAcademicProps extends WizardShell {
  readonly level: AcademicLevel;
  readonly onLevelChange: (level: AcademicLevel) => void;
  readonly wordCount: number;
  readonly onWordCountChange: (wordCount: number) => void;
  readonly onContinue: () => void;
}

/** Page `academic-info`: the level it is written for, and its length. */
export function EssayAcademic({
  level,
  onLevelChange,
  wordCount,
  onWordCountChange,
  onContinue,
  ...shell
}: EssayAcademicProps) {
  const { t, i18n } = useTranslation('essay');
  const words = (count: number) => t('academic.words', { count });
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page="academic-info"
      question={t('academic.question')}
      keys={academicLevels.length}
      onContinue={onContinue}
    >
      <AnswerCards
        id="essay-level"
        label={t('academic.level')}
        columns={2}
        value={level}
        answers={academicLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
        onValueChange={onLevelChange}
      />
      <div className={css.part}>
        <NumberStepper
          label={t('academic.wordCount')}
          min={essayWordCount.min}
          max={essayWordCount.max}
          step={essayWordCount.step}
          value={wordCount}
          locale={i18n.language}
          valueText={words}
          decreaseLabel={t('academic.fewer')}
          increaseLabel={t('academic.more')}
          onValueChange={onWordCountChange}
        />
      </div>
    </WizardPage>
  );
}
