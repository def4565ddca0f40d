import type { EssayWay } from '@octavo/machines/essay';
import { useTranslation } from 'react-i18next';
import { AnswerCards } from '../../components/answer-cards/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';

export interface EssayBeginProps extends WizardShell {
  readonly way: EssayWay | null;
  readonly onWayChange: (way: EssayWay) => void;
  readonly onContinue: () => void;
}

const ways = ['generate-essay_generate', 'generate-thesis-statement'] as const;

/** Page `generate-essay`: how to get from the topic to the essay. */
export function EssayBegin({ way, onWayChange, onContinue, ...shell }: EssayBeginProps) {
  const { t } = useTranslation('essay');
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page="generate-essay"
      question={t('begin.question')}
      keys={2}
      onContinue={onContinue}
    >
      <AnswerCards
        id="essay-way"
        label={t('begin.question')}
        value={way}
        answers={ways.map((value) => ({ value, label: t(`begin.${value}`), hint: t(`begin.${value}Hint`) }))}
        onValueChange={onWayChange}
      />
    </WizardPage>
  );
}
