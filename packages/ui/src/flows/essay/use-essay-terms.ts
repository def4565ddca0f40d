import type { EssayType } from '@octavo/contract/essay-options';
import type { SubTopic, Topic } from '@octavo/contract/topics';
import { useTranslation } from 'react-i18next';

/** The essay flow's names for its types and topics, for views of other flows. */
export function useEssayTerms() {
  const { t } = useTranslation('essay');
  return {
    type: (type: EssayType) => t(`types.${type}`),
    topic: (topic: Topic) => t(`topics.${topic}`),
    subTopic: (subTopic: SubTopic) => t(`subTopics.${subTopic}`),
  };
}
