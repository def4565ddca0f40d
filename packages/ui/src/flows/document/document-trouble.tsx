import { formatRoute } from '@octavo/machines/navigation';
import { useTranslation } from 'react-i18next';
import { offlineDrawing } from '../../components/drawing/subjects/offline.tsx';
import { searchDrawing } from '../../components/drawing/subjects/search.tsx';
import { Button } from '../../components/button/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { followInApp } from '../home/follow-in-app.ts';
import * as css from './document-page.css.ts';

const home = { page: 'home' } as const;

/** The document could not be loaded; nothing has happened to it. */
export function DocumentFailed() {
  const document = useFlow('document');
  const { t } = useTranslation('document');
  return (
    <div className={css.message}>
      <ErrorState
        drawing={offlineDrawing}
        title={t('failed.title')}
        hint={t('failed.hint')}
        action={<Button onClick={() => document.send({ type: 'retry' })}>{t('failed.action')}</Button>}
      />
    </div>
  );
}

/** Shown until the redirect when the document does not exist. */
export function DocumentMissing() {
  const navigation = useFlow('navigation');
  const { t } = useTranslation('document');
  return (
    <div className={css.message}>
      <ErrorState
        drawing={searchDrawing}
        title={t('missing.title')}
        hint={t('missing.hint')}
        action={
          <Button asChild>
            <a
              href={formatRoute(home)}
              onClick={followInApp(() => navigation.send({ type: 'page.change', route: home }))}
            >
              {t('missing.action')}
            </a>
          </Button>
        }
      />
    </div>
  );
}
