import { type CommentsActor, type CommentThread } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { noPlaces, type SuggestionPlace } from '../suggestions/place.ts';
import { SuggestionThread } from '../suggestions/suggestion-thread.tsx';
import { useCardInSight } from '../suggestions/use-card-in-sight.ts';
import { useFocusInSight } from '../suggestions/use-focus-in-sight.ts';
import { useLeftBehind } from '../suggestions/use-left-behind.ts';
import { useSettledTops } from '../suggestions/use-settled-tops.ts';
import { useWordsInSight } from '../suggestions/use-words-in-sight.ts';
import { ClosedComment } from './closed-comment.tsx';
import * as css from './comments.css.ts';
import { OpenComment } from './open-comment.tsx';
import { ResolvedStrip } from './resolved-strip.tsx';
import { useCommentKeys } from './use-comment-keys.ts';
import { useShownThreads } from './use-shown-threads.ts';

export interface CommentListProps {
  readonly actor: CommentsActor;
  readonly places: ReadonlyMap<string, SuggestionPlace>;
  readonly sheet?: () => HTMLElement | null;
}

/** One row per comment, one of which may be open. The arrow keys move between rows, Enter opens, Esc closes. */
export function CommentList({ actor, places, sheet }: CommentListProps) {
  const { t } = useTranslation('comments');
  const list = useRef<HTMLUListElement>(null);
  const isNarrow = useIsNarrow();
  const { threads, more, showMore } = useShownThreads(actor);
  const selectedId = useSelector(actor, ({ context }) => context.selectedId);
  const resolvedId = useSelector(actor, ({ context }) => context.resolvedId);
  const [focused, setFocused] = useState<string | null>(null);
  const rows = threads.map(({ first }) => ({ id: first.id }));
  const anchor = selectedId ?? focused;
  const tops = useSettledTops(list, rows, anchor, isNarrow || more > 0 ? noPlaces : places, sheet);
  useCommentKeys(list, actor, tops === null ? null : setFocused);
  const anchorTop = anchor === null || tops?.anchor !== anchor ? undefined : tops.byId.get(anchor);
  useCardInSight(list, anchorTop);
  useFocusInSight(list);
  useLeftBehind(list, focused === null ? undefined : anchorTop, () => setFocused(null));
  // Roving tabindex: one tab stop, arrow keys move within.
  const [stop, setStop] = useState<string | null>(null);
  const tabStop = rows.some(({ id }) => id === stop) ? stop : rows[0]?.id;
  const place = selectedId === null ? undefined : places.get(selectedId);
  useWordsInSight(list, place, isNarrow ? sheet : undefined);
  const above = tops?.above ?? 0;

  const rowOf = (thread: CommentThread, index: number) => {
    const { id, resolvedAt } = thread.first;
    if (id === selectedId) {
      return <OpenComment actor={actor} thread={thread} index={index} total={threads.length + more} />;
    }
    if (id === resolvedId && resolvedAt !== null) return <ResolvedStrip actor={actor} thread={thread} />;
    return <ClosedComment actor={actor} thread={thread} isTabStop={id === tabStop} onFocus={setStop} />;
  };

  return (
    <>
      <div className={css.frame} data-cut={above > 0}>
        <ul
          ref={list}
          aria-label={t('list')}
          className={css.list}
          {...(above > 0 && { style: { marginTop: -above } })}
        >
          {threads.map((thread, index) => {
            const { id } = thread.first;
            const lead = tops?.leads.get(id);
            return (
              <li
                key={id}
                data-thread={id}
                data-open={id === selectedId || undefined}
                className={id === selectedId ? `${css.row} ${css.open}` : css.row}
                {...(lead !== undefined && { style: { marginTop: lead } })}
              >
                {rowOf(thread, index)}
              </li>
            );
          })}
        </ul>
      </div>
      {more === 0 ? null : (
        <div className={css.more}>
          <Button size="sm" onClick={showMore}>
            {t('more', { count: more })}
          </Button>
        </div>
      )}
      {selectedId !== null && sheet && tops ? (
        <SuggestionThread
          kind="comment"
          place={place}
          top={tops.byId.get(selectedId)}
          list={list}
          sheet={sheet}
        />
      ) : null}
    </>
  );
}
