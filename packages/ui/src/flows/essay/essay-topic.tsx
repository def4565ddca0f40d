import { textLimits } from '@octavo/contract/text-limits';
import type { EssayWay } from '@octavo/machines/essay';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../components/text-area/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';

export interface EssayTopicProps extends WizardShell {
  /** What the topic is used for: an essay, or three theses first. */
  readonly way: EssayWay;
  readonly topic: string;
  readonly onTopicChange: (topic: string) => void;
  /** Continue was pressed without a topic. */
  readonly isMissing: boolean;
  /** The theses are loading. */
  readonly isBusy: boolean;
  readonly onContinue: () => void;
}

/** Pages `generate-essay_generate` and `generate-thesis-statement`: the topic in the reader's own words. */
export function EssayTopic({
  way,
  topic,
  onTopicChange,
  isMissing,
  isBusy,
  onContinue,
  ...shell
}: EssayTopicProps) {
  const { t } = useTranslation(['essay', 'wizard']);
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page={way}
      question={t('topic.question')}
      isBusy={isBusy}
      continueLabel={way === 'generate-thesis-statement' ? t('topic.findTheses') : t('wizard:continue')}
      isWritten
      onContinue={onContinue}
    >
      <TextArea
        label={t('topic.label')}
        hint={t('topic.hint')}
        error={isMissing ? t('wizard:topicMissing') : undefined}
        placeholder={t('topic.example')}
        value={topic}
        readOnly={isBusy}
        minRows={4}
        maxRows={8}
        limit={textLimits.topic}
        countText={(count, limit) => t('wizard:count', { count, limit })}
        onValueChange={onTopicChange}
      />
    </WizardPage>
  );
}
