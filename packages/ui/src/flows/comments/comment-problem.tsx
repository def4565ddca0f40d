import { isConnectionFailure } from '@octavo/machines/failure';
import type { CommentsActor, CommentThread } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';

export interface CommentProblemProps {
  readonly actor: CommentsActor;
  readonly thread: CommentThread;
}

/** What could not be done with a comment or one of its answers, and what to do. */
export function CommentProblem({ actor, thread: { first, answers } }: CommentProblemProps) {
  const { t } = useTranslation('comments');
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (problem === null || ![first, ...answers].some(({ id }) => id === problem.id)) return null;
  const hint =
    problem.kind === 'replace'
      ? t('problem.replaceHint')
      : isConnectionFailure(problem.failure)
        ? t('problem.offline')
        : t('problem.hint');
  return (
    <Notice role="alert" tone="warning" title={t(`problem.${problem.kind}`)}>
      {hint}
    </Notice>
  );
}
