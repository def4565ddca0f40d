import type { ParagraphMark } from '@octavo/contract/comment-limits';
import { CircleQuestionMark, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import * as css from './comments.css.ts';

const icons = { good: ThumbsUp, unclear: CircleQuestionMark } as const;

/** What a reader has said about a whole paragraph with one press. */
export function CommentMark({ mark }: { readonly mark: ParagraphMark }) {
  const { t } = useTranslation('comments');
  return (
    <span className={css.mark}>
      <Icon of={icons[mark]} size={16} />
      {t(`mark.${mark}`)}
    </span>
  );
}
