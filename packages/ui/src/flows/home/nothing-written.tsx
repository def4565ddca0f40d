import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './home.css.ts';

/** Shown when there are no documents yet: leads to the first one. */
export function NothingWritten() {
  const home = useFlow('home');
  const { t } = useTranslation('home');
  const isCreating = useSelector(home, (state) => state.hasTag('creating'));

  return (
    <div className={css.empty}>
      <EmptyState
        title={t('empty.title')}
        hint={t('empty.hint')}
        action={
          <Button busy={isCreating} onClick={() => home.send({ type: 'create' })}>
            {t('empty.action')}
          </Button>
        }
      />
    </div>
  );
}
