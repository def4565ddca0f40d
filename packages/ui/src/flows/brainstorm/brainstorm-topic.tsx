import type { BrainstormAction } from '@octavo/contract/essay-options';
import { textLimits } from '@octavo/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../components/text-area/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';

export interface BrainstormTopicProps extends WizardShell {
  readonly action: BrainstormAction;
  readonly topic: string;
  readonly onTopicChange: (topic: string) => void;
  /** It was submitted without a topic. */
  readonly isMissing: boolean;
  readonly onContinue: () => void;
}

/** Pages `quick-brainstorm` and `detailed-plan`: the topic. */
export function BrainstormTopic({
  action,
  topic,
  onTopicChange,
  isMissing,
  onContinue,
  ...shell
}: BrainstormTopicProps) {
  const { t } = useTranslation(['brainstorm', 'wizard']);
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page={action}
      question={t(`questions.${action}`)}
      continueLabel={t(`begin.${action}`)}
      isWritten
      onContinue={onContinue}
    >
      <TextArea
        label={t('topic')}
        hint={t(`topicHints.${action}`)}
        error={isMissing ? t('wizard:topicMissing') : undefined}
        value={topic}
        minRows={4}
        maxRows={8}
        limit={textLimits.topic}
        countText={(count, limit) => t('wizard:count', { count, limit })}
        onValueChange={onTopicChange}
      />
    </WizardPage>
  );
}
