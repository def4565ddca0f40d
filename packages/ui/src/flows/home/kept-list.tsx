import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './home.css.ts';

/** Says that the list comes from this device's copy. */
export function KeptList() {
  const home = useFlow('home');
  const { t } = useTranslation(['home', 'common']);
  const isKept = useSelector(home, ({ context }) => context.isKept);
  return (
    <div className={isKept ? css.keptList : undefined}>
      <output>{isKept ? t('offline') : null}</output>
      {isKept ? (
        <Button tone="quiet" size="sm" onClick={() => home.send({ type: 'retry' })}>
          {t('common:tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}
