import type { CommentsActor, CommentThread } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { useFocusOnPanel } from '../suggestions/use-focus-on-panel.ts';
import * as css from './comments.css.ts';

export interface ResolvedStripProps {
  readonly actor: CommentsActor;
  readonly thread: CommentThread;
}

/** In the place of a comment that has just been resolved, until another is chosen. */
export function ResolvedStrip({ actor, thread: { first } }: ResolvedStripProps) {
  const { t } = useTranslation('comments');
  const part = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  useFocusOnPanel(part);
  // The card that had the focus is gone.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches('[data-suggestions-panel]');
    if (isLost) undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={part} className={css.strip}>
      <Icon of={Check} size={16} />
      <span className={css.stripText}>{t('resolvedNow')}</span>
      <Button
        ref={undo}
        size="sm"
        tone="accent"
        busy={isBusy}
        onClick={() => actor.send({ type: 'resolve', id: first.id, resolved: false })}
      >
        {t('undo')}
      </Button>
    </div>
  );
}
