import { textLimits } from '@octavo/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../components/text-area/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';

export interface EssayThesisProps extends WizardShell {
  readonly thesis: string;
  readonly onThesisChange: (thesis: string) => void;
  /** Continue was pressed without a thesis. */
  readonly isMissing: boolean;
  readonly onContinue: () => void;
}

/** Page `generate-essay_ideas-option`: the chosen thesis, which can be reworded. */
export function EssayThesis({ thesis, onThesisChange, isMissing, onContinue, ...shell }: EssayThesisProps) {
  const { t } = useTranslation(['essay', 'wizard']);
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page="generate-essay_ideas-option"
      question={t('thesis.question')}
      isWritten
      onContinue={onContinue}
    >
      <TextArea
        label={t('thesis.label')}
        hint={t('thesis.hint')}
        error={isMissing ? t('pleaseSelectIdea') : undefined}
        value={thesis}
        minRows={4}
        maxRows={9}
        limit={textLimits.idea}
        countText={(count, limit) => t('wizard:count', { count, limit })}
        onValueChange={onThesisChange}
      />
    </WizardPage>
  );
}
