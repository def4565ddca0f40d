import type { DownloadActor } from '@octavo/machines/download';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';

/** Why there is no file, in the server's words. */
export function DownloadFailed({ actor }: { readonly actor: DownloadActor }) {
  const { t } = useTranslation('download');
  const message = useSelector(actor, (state) => state.context.failure?.message ?? '');
  return (
    <Notice role="alert" tone="danger" title={t('failed')}>
      {message}
    </Notice>
  );
}
