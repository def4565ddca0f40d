import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import * as css from './lock.css.ts';

/** The hint of a locked document, or the state of fetching it. */
export type Hint =
  | { readonly status: 'hidden' | 'loading' | 'none' }
  | { readonly status: 'shown'; readonly text: string }
  | { readonly status: 'failed'; readonly reason?: string | undefined };

/** The hint in the reader's own words, or that there is none. */
export function HintText({ hint }: { readonly hint: Hint }) {
  const { t } = useTranslation('lock');
  switch (hint.status) {
    case 'hidden':
      return null;
    case 'loading':
      return (
        <div aria-busy className={css.loading}>
          <VisuallyHidden>{t('hint.loading')}</VisuallyHidden>
          <Skeleton width="70%" />
        </div>
      );
    case 'none':
      return <p className={css.none}>{t('hint.none')}</p>;
    case 'shown':
      return <blockquote className={css.hint}>{hint.text}</blockquote>;
    case 'failed':
      return (
        <Notice tone="danger" role="alert">
          {hint.reason ?? t('hint.failed')}
        </Notice>
      );
    default:
      return hint satisfies never;
  }
}
