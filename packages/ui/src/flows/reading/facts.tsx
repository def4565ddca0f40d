import type { SharedText } from '@octavo/contract';
import { useTranslation } from 'react-i18next';
import * as css from './reading.css.ts';

/** Words that an adult reads in a minute (Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238;

/** How long a text is, and when it was last changed. */
export function Facts({ text: { words, updatedAt } }: { readonly text: SharedText }) {
  const { t, i18n } = useTranslation('reading');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(updatedAt));
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return (
    <p className={css.facts}>
      <span>{t('words', { count: words })}</span>
      <span>{t('minutes', { count: minutes })}</span>
      <span>{t('updated', { date: day })}</span>
    </p>
  );
}
