import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { Toast } from '../../components/toast/index.ts';
import { useFocusOnPage } from '../document/use-focus-on-page.ts';

export interface PartFailedProps {
  /** `unreachable`: its code could not be fetched. `broken`: it threw an error. */
  readonly reason: 'unreachable' | 'broken';
  /** `inline` stands where the part would, `floating` above the page: for dialogs and menus, which have no place. */
  readonly place?: 'inline' | 'floating';
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
  readonly onDismiss?: (() => void) | undefined;
}

/** Stands in for a part of the page that cannot be shown, and tries again on press. */
export function PartFailed({
  reason,
  place = 'inline',
  isRetrying = false,
  onRetry,
  onDismiss,
}: PartFailedProps) {
  const { t } = useTranslation('common');
  const root = useFocusOnPage();
  const actions = (
    <>
      <Button size="sm" busy={isRetrying} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      {onDismiss ? (
        <Button size="sm" tone="quiet" onClick={onDismiss}>
          {t('close')}
        </Button>
      ) : null}
    </>
  );

  return (
    <div ref={root}>
      {place === 'inline' ? (
        <Notice role="alert" tone="warning" title={t(`part.${reason}`)} action={actions}>
          {t(`part.${reason}Hint`)}
        </Notice>
      ) : (
        <Toast title={t(`part.${reason}`)} message={t(`part.${reason}Hint`)} actions={actions} />
      )}
    </div>
  );
}
