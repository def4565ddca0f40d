import { formatRoute } from '@octavo/machines/navigation';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { TopBar } from '../../components/top-bar/index.ts';
import { FavouriteButton } from '../favourites/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { followInApp } from '../home/follow-in-app.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { LockOfDocument } from '../lock/lock-of-document.tsx';
import { WordCount } from '../goal/word-count.tsx';
import { VoiceTyping } from '../voice/index.ts';
import { MoreButton } from './more-button.tsx';
import { SyncIndicator } from './sync-indicator.tsx';

/** The top bar of a document: back, sync status and actions. */
export function DocumentBar() {
  const { t } = useTranslation('document');
  const isNarrow = useIsNarrow();
  const document = useFlow('document');
  const isOpen = useSelector(document, (state) => state.hasTag('editable'));
  // The words of a locked document are not available for counting.
  const isLocked = useSelector(document, ({ context }) => context.encrypted);

  return (
    <TopBar
      aria-label={t('bar')}
      start={isNarrow ? <SyncIndicator /> : <Back />}
      end={
        <>
          {isNarrow || !isOpen || isLocked ? null : <WordCount />}
          {isNarrow ? null : <SyncIndicator />}
          {isOpen ? <VoiceTyping /> : null}
          {isOpen ? <LockOfDocument /> : null}
          {isOpen ? <Favourite /> : null}
          {isOpen ? <MoreButton /> : null}
        </>
      }
    />
  );
}

const home = { page: 'home' } as const;

function Back() {
  const { t } = useTranslation('document');
  const navigation = useFlow('navigation');
  const goHome = followInApp(() => navigation.send({ type: 'page.change', route: home }));
  return (
    <Button tone="quiet" asChild>
      <a href={formatRoute(home)} onClick={goHome}>
        <Icon of={ArrowLeft} size={18} isDirectional />
        {t('back')}
      </a>
    </Button>
  );
}

function Favourite() {
  const { t } = useTranslation('document');
  const keys = useShortcut('markFavourite');
  const document = useSelector(useFlow('document'), (state) => state.context.document);
  if (document === null) return null;
  return <FavouriteButton {...keys} document={document} label={t('favourite')} />;
}
