import { useSelector } from '@xstate/react';
import { Check, CircleAlert, CloudOff, type LucideIcon, Split } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './document-page.css.ts';
import { type SyncState, syncState } from './sync-state.ts';
import { useFocusOnPage } from './use-focus-on-page.ts';

const looks = {
  saving: { tone: css.calm, icon: null },
  saved: { tone: css.good, icon: Check },
  failed: { tone: css.bad, icon: CircleAlert },
  offline: { tone: css.warn, icon: CloudOff },
  conflict: { tone: css.bad, icon: Split },
} as const satisfies Record<Exclude<SyncState, 'idle'>, { tone: string; icon: LucideIcon | null }>;

/** The sync status in words; empty while everything is saved. */
export function SyncIndicator() {
  const document = useFlow('document');
  const { t } = useTranslation('document');
  const state = useSelector(document, syncState);
  return (
    <>
      <output>
        {state === 'idle' ? null : (
          <span className={`${css.sync} ${looks[state].tone}`}>
            <Mark of={looks[state].icon} />
            {t(`sync.${state}`)}
          </span>
        )}
      </output>
      {state === 'failed' ? <Retry /> : null}
    </>
  );
}

function Retry() {
  const document = useFlow('document');
  const { t } = useTranslation('document');
  const isBusy = useSelector(document, (snapshot) => snapshot.hasTag('busy'));
  const part = useFocusOnPage();
  return (
    <div ref={part}>
      <Button size="sm" busy={isBusy} onClick={() => document.send({ type: 'retry' })}>
        {t('sync.retry')}
      </Button>
    </div>
  );
}

function Mark({ of }: { readonly of: LucideIcon | null }) {
  return of === null ? <Spinner /> : <Icon of={of} size={16} />;
}
