import type { SampleEssay } from '@octavo/contract/sample-essays';
import { useTranslation } from 'react-i18next';

/** Gives title and paragraphs of a sample essay in the reader's language. */
export function useSampleTexts() {
  const { t } = useTranslation('samples-essays');
  return ({ id }: SampleEssay) => ({
    title: t(`${id}.title`),
    paragraphs: [t(`${id}.opening`), t(`${id}.body`), t(`${id}.ending`)],
  });
}
