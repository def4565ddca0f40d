import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';
import { useFlow } from '../flow-context/index.ts';

const told = ['busy', 'download_failed', 'download_too_large'] as const;

/** Why there is no file; a failure without a text of its own is shown in the server's words. */
export function DownloadFailed() {
  const download = useFlow('download');
  const { t } = useTranslation('download');
  const failure = useSelector(download, (state) => state.context.failure);
  const problem = told.find((code) => code === failure?.code);
  return (
    <Notice role="alert" tone="danger" title={t('failed')}>
      {problem ? t(`problems.${problem}`) : (failure?.message ?? '')}
    </Notice>
  );
}
