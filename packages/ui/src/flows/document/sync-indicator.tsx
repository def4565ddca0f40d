import { useSelector } from '@xstate/react';
import { Check, CircleAlert, CloudOff, type LucideIcon, RotateCw, Split } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import * as css from './document-page.css.ts';
import { syncNoticeId } from './sync-notice.tsx';
import { type SyncState, syncState } from './sync-state.ts';
import { useFocusOnPage } from './use-focus-on-page.ts';

const looks = {
  saving: { tone: css.calm, icon: null },
  saved: { tone: css.good, icon: Check },
  failed: { tone: css.bad, icon: CircleAlert },
  offline: { tone: css.warn, icon: CloudOff },
} as const satisfies Record<
  Exclude<SyncState, 'idle' | 'conflict' | 'gone' | 'signedOut'>,
  { tone: string; icon: LucideIcon | null }
>;

/** The sync status in words; empty while everything is saved. */
export function SyncIndicator() {
  const document = useFlow('document');
  const { t } = useTranslation('document');
  const state = useSelector(document, syncState);
  return (
    <>
      <output>
        {state === 'idle' || state === 'conflict' || state === 'gone' || state === 'signedOut' ? null : (
          <span className={`${css.sync} ${looks[state].tone}`}>
            <Mark of={looks[state].icon} />
            {t(`sync.${state}`)}
          </span>
        )}
        {state === 'conflict' ? <Compare /> : null}
        {state === 'gone' || state === 'signedOut' ? <ToNotice state={state} /> : null}
      </output>
      {state === 'failed' ? <Retry /> : null}
    </>
  );
}

/** Needed in addition to the notice about both texts, which may be scrolled out of view; the bar never is. */
function Compare() {
  const document = useFlow('document');
  const conflict = useFlow('conflict');
  const { t } = useTranslation('document');
  const isBusy = useSelector(document, (snapshot) => snapshot.hasTag('busy'));
  const button = useFocusOnPage<HTMLButtonElement>();
  // On a phone there is no room for its icon next to the other actions.
  const sign = useIsNarrow() ? {} : { icon: Split };
  return (
    <Button
      {...sign}
      ref={button}
      size="sm"
      tone="danger"
      aria-haspopup="dialog"
      disabled={isBusy}
      onClick={() => conflict.send({ type: 'open' })}
    >
      {t('sync.conflict')}
    </Button>
  );
}

/** Leads to the notice that says why and what to do, which may be scrolled out of view; the bar never is. */
function ToNotice({ state }: { readonly state: 'gone' | 'signedOut' }) {
  const { t } = useTranslation('document');
  const button = useFocusOnPage<HTMLButtonElement>();
  // On a phone there is no room for its icon next to the other actions.
  const sign = useIsNarrow() ? {} : { icon: CircleAlert };
  return (
    <Button
      {...sign}
      ref={button}
      size="sm"
      tone="danger"
      onClick={() => document.getElementById(syncNoticeId)?.focus()}
    >
      {t(`sync.${state}`)}
    </Button>
  );
}

function Retry() {
  const document = useFlow('document');
  const { t } = useTranslation('document');
  const isBusy = useSelector(document, (snapshot) => snapshot.hasTag('busy'));
  const button = useFocusOnPage<HTMLButtonElement>();
  const retry = { ref: button, busy: isBusy, onClick: () => document.send({ type: 'retry' }) };
  // On a phone there is no room for its label next to the other actions.
  if (useIsNarrow()) return <IconButton {...retry} icon={RotateCw} label={t('sync.retry')} />;
  return (
    <Button {...retry} size="sm">
      {t('sync.retry')}
    </Button>
  );
}

function Mark({ of }: { readonly of: LucideIcon | null }) {
  return of === null ? <Spinner /> : <Icon of={of} size={16} />;
}
