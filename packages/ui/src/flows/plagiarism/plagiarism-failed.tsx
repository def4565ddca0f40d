import type { Problem } from '@octavo/machines/plagiarism';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { Notice } from '../../components/notice/index.ts';
import * as css from './plagiarism.css.ts';

export interface PlagiarismFailedProps {
  readonly open: boolean;
  readonly problem: Problem;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A failed check: the sentence, with the server's details where it gave any. */
export function PlagiarismFailed({ open, problem, onRetry, onClose }: PlagiarismFailedProps) {
  const { t } = useTranslation(['plagiarism', 'common']);
  const details = problem.kind === 'server' ? problem.details : undefined;
  return (
    <Dialog
      open={open}
      size="sm"
      title={t('error.title')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        problem.kind === 'empty' ? null : (
          <Button tone="solid" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        )
      }
    >
      <Notice tone="danger" role="alert">
        <Sentence problem={problem} />
      </Notice>
      {details === undefined ? null : (
        <p className={css.details}>
          {t('error.details')}: {details}
        </p>
      )}
    </Dialog>
  );
}

function Sentence({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('plagiarism');
  switch (problem.kind) {
    case 'server':
      return problem.error;
    case 'status':
      return t('errors.status', { status: problem.status });
    case 'empty':
    case 'noText':
    case 'invalid':
    case 'format':
    case 'unknown':
      return t(`errors.${problem.kind}`);
    default:
      return problem satisfies never;
  }
}
