import { brand } from '@octavo/contract/brand';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { ShareLink } from './share-link.tsx';
import * as css from './share.css.ts';

export interface SharePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The message with which the product is shared; null while loading. */
  readonly message: string | null;
  readonly isFailed: boolean;
  readonly link: string;
  readonly onShare?: (() => void) | undefined;
  readonly onRetry: () => void;
}

/** Shares the product, with a message from the server. */
export function SharePanel({ open, onClose, message, isFailed, link, onShare, onRetry }: SharePanelProps) {
  const { t } = useTranslation(['share', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { brand: brand.name })}
      closeLabel={t('common:close')}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      {isFailed ? (
        <Notice
          role="alert"
          tone="danger"
          title={t('failed')}
          action={
            <Button size="sm" onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('failedHint')}
        </Notice>
      ) : (
        <div className={css.panel}>
          <blockquote className={css.message}>
            {message ?? (
              <>
                <LiveRegion>{t('loading')}</LiveRegion>
                <Skeleton width="92%" height="16px" />
                <Skeleton width="64%" height="16px" />
              </>
            )}
          </blockquote>
          <ShareLink label={t('link')} link={link} message={message ?? ''} onShare={onShare} />
        </div>
      )}
    </Dialog>
  );
}
