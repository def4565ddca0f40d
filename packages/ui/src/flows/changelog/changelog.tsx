import type { ChangelogEntry } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import { ListFailed, ListLoading, ListPage } from '../layout/list-page.tsx';
import { LoadingEntries } from './loading-entries.tsx';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './changelog.css.ts';

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
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <li className={css.entry}>
      <div>
        <h2 className={css.version}>{t('version', { version })}</h2>
        <time dateTime={date} className={css.date}>
          {written.format(new Date(date))}
        </time>
      </div>
      <p className={css.message}>{message}</p>
    </li>
  );
}
