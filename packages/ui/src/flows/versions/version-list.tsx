import type { DocumentVersion } from '@octavo/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type VersionDay, versionDays } from './version.ts';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './versions-dialog.css.ts';

export interface VersionListProps {
  readonly versions: readonly DocumentVersion[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The versions of a document by day, newest first. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { t, i18n } = useTranslation('versions');
  return (
    <nav aria-label={t('list')} className={css.list}>
      {versionDays(versions, i18n.language).map((day) => (
        <Day key={day.day} {...day} chosen={chosen} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function Day({ day, versions, chosen, onChoose }: VersionDay & Omit<VersionListProps, 'versions'>) {
  const { t, i18n } = useTranslation('versions');
  const heading = useId();
  const clock = new Intl.DateTimeFormat(regionalLanguage(i18n.language), { timeStyle: 'short' });
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={css.day}>
        {day}
      </h3>
      <ul className={css.items}>
        {versions.map(({ id, createdAt, words, kind, name }) => (
          <li key={id}>
            <button
              type="button"
              className={css.version}
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
            >
              <time dateTime={createdAt} className={css.time}>
                {clock.format(new Date(createdAt))}
              </time>
              <span className={css.words}>{t('words', { count: words })}</span>
              {name === '' ? (
                <span className={css.kind}>{t(`kinds.${kind}`)}</span>
              ) : (
                <span className={css.name}>{name}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
