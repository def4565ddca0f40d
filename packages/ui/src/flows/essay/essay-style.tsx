import { type EssayType, essayTypes } from '@octavo/contract/essay-options';
import { useTranslation } from 'react-i18next';
import { AnswerCards } from '../../components/answer-cards/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';

export interface EssayStyleProps extends WizardShell {
  readonly type: EssayType;
  readonly onTypeChange: (type: EssayType) => void;
  readonly onContinue: () => void;
}

/** Page `style-info`: the type of essay. */
export function EssayStyle({ type, onTypeChange, onContinue, ...shell }: EssayStyleProps) {
  const { t } = useTranslation('essay');
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page="style-info"
      question={t('style.question')}
      keys={essayTypes.length}
      onContinue={onContinue}
    >
      <AnswerCards
        id="essay-type"
        label={t('style.question')}
        columns={2}
        value={type}
        answers={essayTypes.map((value) => ({
          value,
          label: t(`types.${value}`),
          hint: t(`typeHints.${value}`),
        }))}
        onValueChange={onTypeChange}
      />
    </WizardPage>
  );
}
