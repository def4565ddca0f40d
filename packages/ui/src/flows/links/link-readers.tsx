import type { SharedLink } from '@octavo/machines/links';
import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './links.css.ts';

export interface LinkReadersProps {
  readonly readers: SharedLink['readers'];
}

/** Who opened a link, and when last. Those who gave no name are counted. */
export function LinkReaders({ readers }: LinkReadersProps) {
  const { t, i18n } = useTranslation('links');
  const day = new Intl.DateTimeFormat(regionalLanguage(i18n.language), { dateStyle: 'medium' });
  const named = readers.filter(({ name }) => name !== '');
  const unnamed = readers.length - named.length;
  if (readers.length === 0) return <span className={css.readers}>{t('notOpened')}</span>;
  return (
    <ul className={css.readers} aria-label={t('readers')}>
      {named.map(({ name, firstAt, lastAt, comments }) => (
        <li key={`${name} ${firstAt}`}>
          {comments === 0
            ? t('reader', { name, day: day.format(new Date(lastAt)) })
            : t('commenter', { name, day: day.format(new Date(lastAt)), count: comments })}
        </li>
      ))}
      {unnamed === 0 ? null : <li>{t('unnamed', { count: unnamed })}</li>}
    </ul>
  );
}
