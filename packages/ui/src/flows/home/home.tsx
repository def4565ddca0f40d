import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSheet } from '../../components/page-sheet/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { Greeting } from '../greeting/index.ts';
import { DocumentList } from './document-list.tsx';
import * as css from './home.css.ts';
import { KeptFor } from './kept-for.tsx';
import { HomeFilters } from './home-filters.tsx';
import { HomeFailed } from './home-failed.tsx';
import { Lead } from './lead.tsx';
import { LoadingHome } from './loading-home.tsx';
import { MovedDocuments } from './moved-documents.tsx';
import { NewDocument } from './new-document.tsx';
import { Samples } from '../samples/samples.tsx';
import { RecentLeaves } from './recent-leaves.tsx';
import { useListed } from './use-listed.ts';

export interface HomeProps {
  /** The time that ages are relative to; the time of rendering by default. */
  readonly now?: Date;
}

/** The page of all documents: find one, open it, or begin a new one. */
export function Home({ now }: HomeProps) {
  const home = useFlow('home');
  const [drawn] = useState(() => new Date());
  const { t } = useTranslation('home');
  const isReady = useSelector(home, (state) => state.hasTag('ready'));
  const isFailed = useSelector(home, (state) => state.hasTag('failed'));
  const hasDocs = useSelector(home, (state) => state.context.docs.length > 0);
  const count = useListed().length;

  return (
    <PageSheet id="content" tabIndex={-1}>
      <div className={css.columns}>
        <header className={css.head}>
          <h1 tabIndex={-1} className={css.heading}>
            {t('heading')}
          </h1>
          {isReady && count > 0 ? <p className={css.count}>{t('documents', { count })}</p> : null}
        </header>
        <Lead />
        {isFailed ? null : <NewDocument />}
        <div className={css.main}>
          {isFailed ? <HomeFailed /> : null}
          {isReady || isFailed ? null : <LoadingHome />}
          {isReady ? (
            <>
              <MovedDocuments />
              {hasDocs ? <HomeFilters /> : null}
              <RecentLeaves now={now ?? drawn} />
              <DocumentList now={now ?? drawn} />
              <KeptFor />
              <Samples />
            </>
          ) : null}
        </div>
      </div>
      <Greeting />
    </PageSheet>
  );
}
