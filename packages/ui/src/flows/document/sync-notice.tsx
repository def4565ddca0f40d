import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './document-page.css.ts';
import { syncState } from './sync-state.ts';
import { useFocusOnPage } from './use-focus-on-page.ts';

/** The element of the notice, which takes the focus from the bar. */
export const syncNoticeId = 'sync-notice';

/** Says what is safe and what to do, while the server does not have the text. */
export function SyncNotice() {
  const document = useFlow('document');
  const conflict = useFlow('conflict');
  const login = useFlow('login');
  const { t } = useTranslation('document');
  const state = useSelector(document, syncState);
  const isBusy = useSelector(document, (snapshot) => snapshot.hasTag('busy'));
  const code = useSelector(document, ({ context }) => context.failure?.code);
  switch (state) {
    case 'failed':
      return (
        <Leaving name={t('sync.failedTitle')}>
          <Notice tone="danger" title={t('sync.failedTitle')}>
            {t('sync.failedHint')}
          </Notice>
        </Leaving>
      );
    case 'offline':
      return (
        <Leaving name={t('sync.offlineTitle')}>
          <Notice tone="warning" title={t('sync.offlineTitle')}>
            {t('sync.offlineHint')}
          </Notice>
        </Leaving>
      );
    case 'conflict':
      return (
        <Leaving name={t('sync.conflictTitle')}>
          <Notice
            tone="danger"
            title={t('sync.conflictTitle')}
            action={
              <>
                <Button size="sm" disabled={isBusy} onClick={() => conflict.send({ type: 'open' })}>
                  {t('sync.compare')}
                </Button>
                <Button size="sm" busy={isBusy} onClick={() => document.send({ type: 'conflict.keepBoth' })}>
                  {t('sync.keepBoth')}
                </Button>
              </>
            }
          >
            {t('sync.conflictHint')}
          </Notice>
        </Leaving>
      );
    case 'signedOut':
      return (
        <Leaving name={t('sync.signedOutTitle')}>
          <Notice
            tone="danger"
            title={t('sync.signedOutTitle')}
            action={
              <>
                <Button size="sm" disabled={isBusy} onClick={() => login.send({ type: 'open' })}>
                  {t('sync.signIn')}
                </Button>
                <Button size="sm" busy={isBusy} onClick={() => document.send({ type: 'gone.keep' })}>
                  {t('sync.keepAsNew')}
                </Button>
              </>
            }
          >
            {t('sync.signedOutHint')}
          </Notice>
        </Leaving>
      );
    case 'gone':
      return (
        <Leaving name={t('sync.goneTitle')}>
          <Notice
            tone="danger"
            title={t('sync.goneTitle')}
            action={
              <Button size="sm" busy={isBusy} onClick={() => document.send({ type: 'gone.keep' })}>
                {t('sync.keepAsNew')}
              </Button>
            }
          >
            {t(code === 'document_deleted' ? 'sync.deletedHint' : 'sync.goneHint')}
          </Notice>
        </Leaving>
      );
    case 'idle':
    case 'saving':
    case 'saved':
      return null;
    default:
      return state satisfies never;
  }
}

interface LeavingProps {
  /** What is read when it takes the focus. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Wraps a notice that disappears when its own button is pressed. */
function Leaving({ name, children }: LeavingProps) {
  const part = useFocusOnPage();
  return (
    <section ref={part} id={syncNoticeId} aria-label={name} tabIndex={-1} className={css.notice}>
      {children}
    </section>
  );
}
