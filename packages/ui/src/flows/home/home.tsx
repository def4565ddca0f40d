import { type HomeActor, listed } from '@octavo/machines/home';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSheet } from '../../components/page-sheet/index.ts';
import { DocumentList } from './document-list.tsx';
import * as css from './home.css.ts';
import { HomeAlert } from './home-alert.tsx';
import { HomeFilters } from './home-filters.tsx';
import { HomeFailed } from './home-failed.tsx';
import { LoadingHome } from './loading-home.tsx';
import { NewDocument } from './new-document.tsx';
import { RecentLeaves } from './recent-leaves.tsx';

export interface HomeProps {
  readonly actor: HomeActor;
  /** The time that ages are relative to; the time of rendering by default. */
  readonly now?: Date;
}

/** The page of all documents: find one, open it, or begin a new one. */
export function Home({ actor, now }: HomeProps) {
  const [drawn] = useState(() => new Date());
  const { t } = useTranslation('home');
  const isReady = useSelector(actor, (state) => state.hasTag('ready'));
  const isFailed = useSelector(actor, (state) => state.hasTag('failed'));
  const hasDocs = useSelector(actor, (state) => state.context.docs.length > 0);
  const count = useSelector(actor, ({ context }) => listed(context.docs, context).length);

  return (
    <PageSheet id="content" tabIndex={-1}>
      <div className={css.columns}>
        <header className={css.head}>
          <h1 tabIndex={-1} className={css.heading}>
            {t('heading')}
          </h1>
          {isReady && count > 0 ? <p className={css.count}>{t('documents', { count })}</p> : null}
        </header>
        {isFailed ? null : <NewDocument actor={actor} />}
        <div className={css.main}>
          {isFailed ? <HomeFailed actor={actor} /> : null}
          {isReady || isFailed ? null : <LoadingHome />}
          {isReady ? (
            <>
              {hasDocs ? <HomeFilters actor={actor} /> : null}
              <RecentLeaves actor={actor} now={now ?? drawn} />
              <DocumentList actor={actor} now={now ?? drawn} />
            </>
          ) : null}
        </div>
      </div>
      <HomeAlert actor={actor} />
    </PageSheet>
  );
}
