import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { PageSheet } from '../../components/page-sheet/index.ts';
import { Toast } from '../../components/toast/index.ts';
import { useFocusOnPage } from '../document/use-focus-on-page.ts';

export interface PartFailedProps {
  /** `unreachable`: its code could not be fetched. `broken`: it threw an error. */
  readonly reason: 'unreachable' | 'broken';
  /**
   * `inline` takes the part's place, `page` has a sheet of its own, `floating` is above the page, for dialogs and
   * menus, which have no place.
   */
  readonly place?: 'inline' | 'page' | 'floating';
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
  readonly onDismiss?: (() => void) | undefined;
}

/** Replaces a part of the page that cannot be shown, with a retry button. */
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
  const notice = (
    <Notice role="alert" tone="warning" title={t(`part.${reason}`)} action={actions}>
      {t(`part.${reason}Hint`)}
    </Notice>
  );

  return (
    <div ref={root}>
      {place === 'floating' ? (
        <Toast title={t(`part.${reason}`)} message={t(`part.${reason}Hint`)} actions={actions} />
      ) : place === 'page' ? (
        <PageSheet id="content" tabIndex={-1}>
          {notice}
        </PageSheet>
      ) : (
        notice
      )}
    </div>
  );
}
