import type { ReadDocument } from '@octavo/document-schema/reading';
import type { CommentingActor } from '@octavo/machines/commenting';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Highlight } from '../reading/text/highlight.ts';
import { placeComments, type Placed, placeDrafts, type PlacedDraft } from './threads.ts';

/** Comments and drafts with their places in a text. */
export interface CommentedText extends Placed {
  readonly drafts: readonly PlacedDraft[];
  readonly highlights: readonly Highlight[];
}

const none: CommentedText = { threads: [], resolved: [], marked: [], drafts: [], highlights: [] };

/** Finds the places of all comments on a text; nothing without a flow. */
export function useCommentedText(commenting: CommentingActor | null, { text }: ReadDocument): CommentedText {
  const { t } = useTranslation('commenting');
  const comments = useSelector(commenting ?? undefined, (state) => state?.context.comments);
  const drafts = useSelector(commenting ?? undefined, (state) => state?.context.drafts);
  const placed = useMemo(() => (comments ? placeComments(text, comments) : none), [text, comments]);
  const placedDrafts = useMemo(() => (drafts ? placeDrafts(text, drafts) : none.drafts), [text, drafts]);
  // A draft changes with each letter, and its place does not.
  const draftsKey = JSON.stringify(placedDrafts.map(({ draft, place }) => [draft.key, place]));
  const highlights = useMemo((): readonly Highlight[] => {
    const ofThreads = placed.threads
      .filter(({ place }) => !place.isGone)
      .map(({ id, place: { from, to }, first: { author, name } }) => ({
        id,
        from,
        to,
        kind: 'comment' as const,
        label: t('show', { name: author === 'writer' ? t('writer') : name }),
      }));
    const ofDrafts = placedDrafts
      .filter(({ draft, place }) => draft.target.type === 'words' && !place.isGone)
      .map(({ draft: { key }, place: { from, to } }) => ({
        id: key,
        from,
        to,
        kind: 'draft' as const,
        label: null,
      }));
    return [...ofThreads, ...ofDrafts];
    // oxlint-disable-next-line react/exhaustive-deps -- `draftsKey` stands for the drafts
  }, [placed, draftsKey, t]);
  return useMemo(() => ({ ...placed, drafts: placedDrafts, highlights }), [placed, placedDrafts, highlights]);
}
