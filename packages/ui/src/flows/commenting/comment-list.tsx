import { useSelector } from '@xstate/react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './commenting.css.ts';
import { MarksLine } from './marks-line.tsx';
import { NewCommentCard } from './new-comment-card.tsx';
import { Settings } from './settings.tsx';
import { ThreadCard } from './thread-card.tsx';
import type { Thread } from './threads.ts';
import { useCardPlaces } from './use-card-places.ts';
import type { CommentedText } from './use-commented-text.ts';

export interface CommentListProps {
  readonly commented: CommentedText;
  /** Beside the text, each at its words; or one below the other in a drawer. */
  readonly isBeside: boolean;
  readonly text: () => HTMLElement | null;
  readonly onShow: (thread: Thread) => void;
}

/** The comments on the text, in its order. */
export function CommentList({ commented, isBeside, text, onShow }: CommentListProps) {
  const { t } = useTranslation(['commenting', 'common']);
  const commenting = useFlow('commenting');
  const isLoading = useSelector(commenting, (state) => state.matches({ list: 'loading' }));
  const isFailed = useSelector(commenting, (state) => state.matches({ list: 'failed' }));
  const isSending = useSelector(commenting, (state) => state.matches({ sending: 'sending' }));
  const chosen = useSelector(commenting, ({ context }) => context.chosen ?? context.begun);
  const list = useRef<HTMLDivElement>(null);
  const items = itemsOf(commented, onShow);
  useCardPlaces({ list, text, chosen, isBeside });

  return (
    <>
      <div className={css.panelHead}>
        {isBeside ? (
          <h2 className={css.panelTitle}>{t('count', { count: commented.threads.length })}</h2>
        ) : null}
        <Settings />
      </div>
      {isLoading ? (
        <output aria-label={t('loading')} className={css.list}>
          <Skeleton width="100%" height="96px" />
          <Skeleton width="100%" height="72px" />
        </output>
      ) : null}
      {isFailed ? (
        <Notice
          role="alert"
          tone="danger"
          action={
            <Button size="sm" onClick={() => commenting.send({ type: 'retry' })}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('failed')}
        </Notice>
      ) : null}
      {items.length === 0 && !isLoading && !isFailed ? <p className={css.empty}>{t('empty')}</p> : null}
      <div ref={list} className={`${css.list} ${isBeside ? css.beside : ''}`.trim()}>
        {items.map(({ key, from, content }) => (
          <div key={key} data-slot-of={key} data-slot-from={from} className={css.slot}>
            {content}
          </div>
        ))}
      </div>
      {commented.resolved.length === 0 ? null : (
        <details className={css.resolved}>
          <summary className={css.resolvedSummary}>
            {t('resolvedList', { count: commented.resolved.length })}
          </summary>
          <div className={css.list}>
            {commented.resolved.map((thread) => (
              <ThreadCard key={thread.id} thread={thread} onShow={onShow} />
            ))}
          </div>
        </details>
      )}
      <Sent isSending={isSending} />
    </>
  );
}

/** Announces that a comment has been sent. */
function Sent({ isSending }: { readonly isSending: boolean }) {
  const { t } = useTranslation('commenting');
  const commenting = useFlow('commenting');
  const hasFailed = useSelector(commenting, ({ context }) =>
    context.drafts.some(({ status }) => status === 'failed'),
  );
  const [wasSending, setWasSending] = useState(false);
  if (isSending && !wasSending) setWasSending(true);
  return <LiveRegion>{wasSending && !isSending && !hasFailed ? t('sent') : ''}</LiveRegion>;
}

interface Item {
  readonly key: string;
  readonly from: number;
  readonly content: ReactNode;
}

function itemsOf(
  { threads, marked, drafts }: CommentedText,
  onShow: CommentListProps['onShow'],
): readonly Item[] {
  return [
    ...threads.map((thread) => ({
      key: thread.id,
      from: thread.place.from,
      content: <ThreadCard thread={thread} onShow={onShow} />,
    })),
    ...marked.map((marks) => ({
      key: `marks-${marks.place.from}`,
      from: marks.place.from,
      content: <MarksLine marked={marks} />,
    })),
    ...drafts.map((placed) => ({
      key: placed.draft.key,
      from: placed.place.from,
      content: <NewCommentCard placed={placed} />,
    })),
  ].toSorted((one, other) => one.from - other.from);
}
