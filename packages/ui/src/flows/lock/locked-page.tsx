import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Veil } from '../../components/veil/index.ts';
import * as css from './lock.css.ts';

export interface LockedPageProps {
  readonly onUnlock: () => void;
  /** Not shown if there is no hint. */
  readonly onShowHint?: (() => void) | undefined;
}

const lines = ['96%', '100%', '91%', '38%', '100%', '94%', '98%', '62%', '100%', '88%', '44%'];

/** The content of a locked document's sheet: a placeholder for the text under a notice. */
export function LockedPage({ onUnlock, onShowHint }: LockedPageProps) {
  const { t } = useTranslation('lock');
  return (
    <Veil
      title={t('page.title')}
      message={t('page.message')}
      actions={
        <>
          <Button tone="solid" onClick={onUnlock}>
            {t('unlock.submit')}
          </Button>
          {onShowHint === undefined ? null : (
            <Button tone="quiet" onClick={onShowHint}>
              {t('hint.show')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.shape}>
        {lines.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </div>
    </Veil>
  );
}
