import type { DocumentComment } from '@octavo/contract';
import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '../language/regional-language.ts';

interface WhoAndWhen {
  readonly nameOf: (comment: Pick<DocumentComment, 'author' | 'name'>) => string;
  /** The day and the time. */
  readonly timeOf: (at: string) => string;
  /** The day only, for a row. */
  readonly dayOf: (at: string) => string;
}

/** Who wrote a comment, and when, in the writer's language. */
export function useWhoAndWhen(): WhoAndWhen {
  const { t, i18n } = useTranslation('comments');
  const language = regionalLanguage(i18n.language);
  const time = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  return {
    nameOf: ({ author, name }) => (author === 'writer' ? t('you') : name || t('someone')),
    timeOf: (at) => time.format(new Date(at)),
    dayOf: (at) => day.format(new Date(at)),
  };
}
