import type { LocalOutcome } from '@octavo/machines/make-local';
import { useTranslation } from 'react-i18next';
import * as css from './make-local.css.ts';

/** How many paragraphs are named. */
const most = 3;

/** Names the paragraphs that were left unchanged, and says why. */
export function KeptParagraphs({ kept }: Pick<LocalOutcome, 'kept'>) {
  const { t, i18n } = useTranslation('make-local');
  const listOf = (texts: readonly string[]): string => {
    const names = texts.slice(0, most).map((text) => t('kept.quoted', { text }));
    const more = texts.length - names.length;
    return new Intl.ListFormat(i18n.language).format(
      more === 0 ? names : [...names, t('kept.more', { count: more })],
    );
  };
  return [['no_answer', 'kept.noAnswer'] as const, ['limit', 'kept.limit'] as const].map(([reason, key]) => {
    const texts = kept.filter(({ why }) => why === reason).map(({ text }) => text);
    return texts.length === 0 ? null : (
      <p key={reason} className={css.hint}>
        {t(key, { count: texts.length, list: listOf(texts) })}
      </p>
    );
  });
}
