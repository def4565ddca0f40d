import type { CommentsActor } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { sentenceOf } from './comment-sentence.ts';
import { useWhoAndWhen } from './who-and-when.ts';

export interface AnnouncedCommentProps {
  readonly actor: CommentsActor;
  readonly panel: RefObject<HTMLElement | null>;
}

/** Announces a comment chosen in the text; one chosen in the panel gets the focus and is announced by that. */
export function AnnouncedComment({ actor, panel }: AnnouncedCommentProps) {
  const { t } = useTranslation('comments');
  const { nameOf } = useWhoAndWhen();
  const [toldId, setToldId] = useState<string | null>(null);
  const announced = useSelector(actor, ({ context: { threads, selectedId } }) =>
    threads.find(({ first: { id } }) => id === selectedId && id === toldId),
  );
  useEffect(() => {
    let before = actor.getSnapshot().context.selectedId;
    const choices = actor.subscribe(({ context: { selectedId } }) => {
      if (selectedId === before) return;
      before = selectedId;
      setToldId(panel.current?.contains(document.activeElement) ? null : selectedId);
    });
    return () => choices.unsubscribe();
  }, [actor, panel]);

  return (
    <LiveRegion>
      {announced && <span key={announced.first.id}>{sentenceOf(t, announced, nameOf(announced.first))}</span>}
    </LiveRegion>
  );
}
