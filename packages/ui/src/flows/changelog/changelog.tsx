import type { ChangelogEntry } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import { ListFailed, ListLoading, ListPage } from '../layout/list-page.tsx';
import { LoadingEntries } from './loading-entries.tsx';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './changelog.css.ts';
import { messageParts } from './message-parts.ts';

/** What changed in each version (SPEC §2, §3). */
export function Changelog() {
  const changelog = useFlow('changelog');
  const { t } = useTranslation('changelog');
  const entries = useSelector(changelog, ({ context }) => context.entries);
  const isFailed = useSelector(changelog, (state) => state.hasTag('failed'));
  return (
    <ListPage heading={t('heading')} hint={t('hint')}>
      {isFailed ? (
        <ListFailed
          title={t('failed.title')}
          hint={t('failed.hint')}
          onRetry={() => changelog.send({ type: 'retry' })}
        />
      ) : entries.length === 0 ? (
        <ListLoading label={t('loading')}>
          <LoadingEntries />
        </ListLoading>
      ) : (
        <ul className={css.entries}>
          {entries.map((entry) => (
            <Entry key={entry.version} entry={entry} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function Entry({ entry: { version, date, message } }: { readonly entry: ChangelogEntry }) {
  const { t, i18n } = useTranslation('changelog');
  const written = new Intl.DateTimeFormat(regionalLanguage(i18n.language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const { headline, groups } = messageParts(message);
  return (
    <li className={css.entry}>
      <div className={css.when}>
        <time dateTime={date} className={css.date}>
          {written.format(new Date(date))}
        </time>
        <p className={css.version}>{t('version', { version })}</p>
      </div>
      <div className={css.what}>
        <h2 className={css.headline}>{headline}</h2>
        {groups.map(({ name, points }) => (
          <section key={name}>
            <h3 className={css.group}>{name}</h3>
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point} className={css.point}>
                  {point}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </li>
  );
}
