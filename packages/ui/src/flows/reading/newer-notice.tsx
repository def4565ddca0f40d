import { useSelector } from '@xstate/react';
import { CloudOff, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './reading.css.ts';

/** What there is to say about the text while it is read: a newer version, or no connection. */
export function ReadingNotices() {
  const { t } = useTranslation('reading');
  const reading = useFlow('reading');
  const isCurrent = useSelector(reading, (state) => state.matches({ shown: { text: 'current' } }));
  const isBusy = useSelector(reading, (state) => state.matches({ shown: { text: 'updating' } }));
  const isOffline = useSelector(reading, (state) => state.matches({ shown: { line: 'offline' } }));
  const failure = useSelector(reading, ({ context }) => context.failure);
  return (
    <output className={css.notices}>
      {isOffline ? <Notice icon={CloudOff}>{t('offline')}</Notice> : null}
      {isCurrent ? null : (
        <Notice
          icon={RefreshCw}
          title={t('newer.title')}
          action={
            <Button size="sm" tone="solid" busy={isBusy} onClick={() => reading.send({ type: 'update' })}>
              {t('newer.action')}
            </Button>
          }
        >
          {failure === null ? t('newer.hint') : t('newer.failed')}
        </Notice>
      )}
    </output>
  );
}
