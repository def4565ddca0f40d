import type { DocumentActor } from '@octavo/machines/document';
import type { DownloadActor } from '@octavo/machines/download';
import { formatRoute, type NavigationActor } from '@octavo/machines/navigation';
import type { WordCountActor } from '@octavo/machines/word-count';
import { useSelector } from '@xstate/react';
import { ArrowLeft, Ellipsis, Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { TopBar } from '../../components/top-bar/index.ts';
import { followInApp } from '../home/follow-in-app.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { SyncIndicator } from './sync-indicator.tsx';
import { WordCount, type WordStore } from './word-count.tsx';

// Loaded on demand: the menu library is large and not needed for writing.
const DocumentMenu = lazy(() => import('./document-menu.tsx'));

export interface DocumentBarProps {
  readonly actor: DocumentActor;
  readonly navigation: NavigationActor;
  readonly wordCount: WordCountActor;
  readonly words: WordStore;
  readonly download: DownloadActor;
}

const home = { page: 'home' } as const;

/** The top bar of a document: back, sync status and actions. */
export function DocumentBar({ actor, navigation, wordCount, words, download }: DocumentBarProps) {
  const { t } = useTranslation('editor');
  const isNarrow = useIsNarrow();
  const isOpen = useSelector(actor, (state) => state.hasTag('editable'));
  const goHome = followInApp(() => navigation.send({ type: 'page.change', route: home }));

  return (
    <TopBar
      aria-label={t('bar')}
      start={
        isNarrow ? (
          <SyncIndicator actor={actor} />
        ) : (
          <Button tone="quiet" asChild>
            <a href={formatRoute(home)} onClick={goHome}>
              <Icon of={ArrowLeft} size={18} isDirectional />
              {t('back')}
            </a>
          </Button>
        )
      }
      end={
        <>
          {isNarrow || !isOpen ? null : <WordCount actor={wordCount} words={words} />}
          {isNarrow ? null : <SyncIndicator actor={actor} />}
          {isOpen ? <Favourite actor={actor} /> : null}
          {isOpen ? <More wordCount={wordCount} download={download} /> : null}
        </>
      }
    />
  );
}

function Favourite({ actor }: Pick<DocumentBarProps, 'actor'>) {
  const { t } = useTranslation('editor');
  const isFavourite = useSelector(actor, ({ context }) => context.favourite);
  return (
    <IconButton
      icon={Star}
      tone="mark"
      label={t('favourite')}
      pressed={isFavourite}
      onClick={() => actor.send({ type: 'favourite.toggle' })}
    />
  );
}

function More({ wordCount, download }: Pick<DocumentBarProps, 'wordCount' | 'download'>) {
  const { t } = useTranslation('editor');
  const [asked, setAsked] = useState<'pointer' | 'keyboard' | null>(null);
  const button = <IconButton icon={Ellipsis} label={t('more')} />;
  const closed = (
    <IconButton
      icon={Ellipsis}
      label={t('more')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }) => setAsked(detail === 0 ? 'keyboard' : 'pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setAsked('keyboard');
      }}
    />
  );
  if (asked === null) return closed;
  return (
    <Suspense fallback={closed}>
      <DocumentMenu
        wordCount={wordCount}
        download={download}
        trigger={button}
        startsAtFirst={asked === 'keyboard'}
      />
    </Suspense>
  );
}
