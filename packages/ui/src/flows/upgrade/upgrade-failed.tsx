import type { UpgradeFailure } from '@octavo/machines/upgrade';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import * as css from './upgrade-sheet.css.ts';

export interface UpgradeFailedProps {
  readonly failure: UpgradeFailure;
  readonly onRetry: () => void;
}

/** Why it is not possible to pay here, and what to do. */
export function UpgradeFailed({ failure, onRetry }: UpgradeFailedProps) {
  const { t } = useTranslation(['upgrade', 'common']);
  return (
    <div className={css.failed}>
      <ErrorState
        title={t(`failed.${failure}.title`)}
        hint={t(`failed.${failure}.hint`)}
        action={
          failure === 'unreachable' ? <Button onClick={onRetry}>{t('common:tryAgain')}</Button> : undefined
        }
      />
    </div>
  );
}
