import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSheet } from '../../components/page-sheet/index.ts';
import { EssayElsewhere } from '../essay/essay-elsewhere.tsx';
import { useFlow } from '../flow-context/index.ts';
import { Greeting } from '../greeting/index.ts';
import * as css from './home.css.ts';
import { KeptFor } from './kept-for.tsx';
import { KeptList } from './kept-list.tsx';
import { HomeFailed } from './home-failed.tsx';
import { Lead } from './lead.tsx';
import { Documents } from './lazy-documents.ts';
import { LoadingHome } from './loading-home.tsx';
import { NothingWritten } from './nothing-written.tsx';
import { NewDocument } from './new-document.tsx';
import { LeftWords } from '../recovery/left-words.tsx';
import { Samples } from '../samples/samples.tsx';
import { useHasRail } from './use-has-rail.ts';
import { useListed } from './use-listed.ts';

export interface HomeProps {
  /** The time that ages are relative to; the time of rendering by default. */
  readonly now?: Date;
}

/** The page of all documents: find one, open it, or start a new one. */
export function Home({ now }: HomeProps) {
  const home = useFlow('home');
  const [drawn] = useState(() => new Date());
  const { t } = useTranslation('home');
  const isReady = useSelector(home, (state) => state.hasTag('ready'));
  const isFailed = useSelector(home, (state) => state.hasTag('failed'));
  const hasDocs = useSelector(home, (state) => state.context.docs.length > 0);
  const isFirstVisit = useSelector(useFlow('session'), ({ context }) => context.reloaded);
  const count = useListed().length;
  const hasRail = useHasRail();

  // While the list is loading.
  useEffect(() => {
    if (!isFirstVisit) Documents.fetch();
  }, [isFirstVisit]);

  // Tab order follows the layout: a row of choices is above the list, a rail after it. The keys keep the elements mounted
  // when the window's width changes, so that the focus stays.
  const begin = isFailed ? null : <NewDocument key="begin" />;
  const main = (
    <div key="main" className={css.main}>
      <LeftWords />
      <EssayElsewhere />
      {isFailed ? <HomeFailed /> : null}
      {isReady || isFailed ? null : <LoadingHome />}
      {isReady ? (
        <>
          <KeptList />
          {hasDocs ? <Documents now={now ?? drawn} fallback={<LoadingHome />} /> : <NothingWritten />}
          <KeptFor />
          <Samples />
        </>
      ) : null}
    </div>
  );

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
        {hasRail ? [main, begin] : [begin, main]}
      </div>
      <Greeting />
    </PageSheet>
  );
}
