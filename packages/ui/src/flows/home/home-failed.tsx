import { useTranslation } from 'react-i18next';
import { offlineDrawing } from '../../components/drawing/subjects/offline.tsx';
import { Button } from '../../components/button/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './home.css.ts';

/** The lists could not be loaded: what happened, what is safe, what to do. */
export function HomeFailed() {
  const home = useFlow('home');
  const { t } = useTranslation('home');
  return (
    <div className={css.empty}>
      <ErrorState
        drawing={offlineDrawing}

        title={t('failed.title')}
        hint={t('failed.hint')}
        action={<Button onClick={() => home.send({ type: 'retry' })}>{t('failed.action')}</Button>}
      />
    </div>
  );
}
