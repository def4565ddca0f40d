import type { SampleEssay } from '@octavo/contract/sample-essays';
import { useTranslation } from 'react-i18next';

const namespace = 'samples-essays';

/** Title and paragraphs of a sample essay in the reader's language; in English if they could not be fetched. */
export function useSampleTexts() {
  const { t, i18n } = useTranslation(namespace);
  const lang = i18n.hasResourceBundle(i18n.language, namespace) ? i18n.language : 'en';
  return ({ id }: SampleEssay) => ({
    lang,
    title: t(`${id}.title`),
    paragraphs: [t(`${id}.opening`), t(`${id}.body`), t(`${id}.ending`)],
  });
}
