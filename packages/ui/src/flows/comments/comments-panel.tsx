import { openCount, type CommentsActor } from '@octavo/machines/comments';
import { isConnectionFailure } from '@octavo/machines/failure';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageDrawing } from '../../components/drawing/subjects/page.tsx';
import { successDrawing } from '../../components/drawing/subjects/success.tsx';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { noPlaces, type SuggestionPlace } from '../suggestions/place.ts';
import { panelMark } from '../suggestions/use-focus-on-panel.ts';
import { CommentList } from './comment-list.tsx';
import * as css from './comments.css.ts';
import { AnnouncedComment } from './announced-comment.tsx';

export interface CommentsPanelProps {
  readonly actor: CommentsActor;
  /** Where each comment's words are, in pixels from the top of the sheet; without it the rows are a plain list. */
  readonly places?: ReadonlyMap<string, SuggestionPlace>;
  /** The sheet on which the places are measured; the thread starts in its margin. */
  readonly sheet?: () => HTMLElement | null;
}

/** What readers say about the text, level with their words. */
export function CommentsPanel({ actor, places = noPlaces, sheet }: CommentsPanelProps) {
  const { t } = useTranslation('comments');
  const panel = useRef<HTMLElement>(null);
  const open = useSelector(actor, ({ context }) => openCount(context.threads));
  const isEmpty = useSelector(actor, ({ context }) => context.threads.length === 0);
  const isFailed = useSelector(actor, (state) => state.hasTag('failed'));
  const isKnown = useSelector(actor, (state) => state.hasTag('visible'));

  return (
    <section ref={panel} {...panelMark} tabIndex={-1} aria-label={t('list')} className={css.panel}>
      <Head actor={actor} />
      {isFailed ? <ReadFailed actor={actor} /> : null}
      {isKnown && open === 0 ? <None isEmpty={isEmpty} /> : null}
      <CommentList actor={actor} places={places} {...(sheet && { sheet })} />
      <LiveRegion>{isFailed ? t('failed.title') : isKnown ? t('open', { count: open }) : ''}</LiveRegion>
      <AnnouncedComment actor={actor} panel={panel} />
    </section>
  );
}

function Head({ actor }: { readonly actor: CommentsActor }) {
  const { t } = useTranslation('comments');
  const open = useSelector(actor, ({ context }) => openCount(context.threads));
  const resolved = useSelector(actor, ({ context }) => context.threads.length - openCount(context.threads));
  const showsResolved = useSelector(actor, ({ context }) => context.showsResolved);
  if (open + resolved === 0) return null;
  return (
    <div data-panel-head className={css.panelHead}>
      <p className={css.count}>{t('open', { count: open })}</p>
      {resolved === 0 ? null : (
        <Button
          size="sm"
          tone="quiet"
          aria-pressed={showsResolved}
          onClick={() => actor.send({ type: 'resolved.show', shown: !showsResolved })}
        >
          {showsResolved ? t('hideResolved') : t('showResolved', { count: resolved })}
        </Button>
      )}
    </div>
  );
}

function None({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useTranslation('comments');
  const state = isEmpty ? 'none' : 'done';
  return (
    <div className={css.message}>
      <EmptyState
        plain
        level={3}
        drawing={isEmpty ? pageDrawing : successDrawing}
        title={t(`${state}.title`)}
        hint={t(`${state}.hint`)}
      />
    </div>
  );
}

/** What is shown may be out of date. */
function ReadFailed({ actor }: { readonly actor: CommentsActor }) {
  const { t } = useTranslation('comments');
  const isOffline = useSelector(actor, ({ context }) => isConnectionFailure(context.failure));
  return (
    <Notice
      tone="warning"
      title={t('failed.title')}
      action={
        <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
          {t('failed.action')}
        </Button>
      }
    >
      {t(isOffline ? 'failed.offline' : 'failed.hint')}
    </Notice>
  );
}
