import type { SuggestionsActor } from '@octavo/machines/suggestions';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { sentenceOf } from './sentence.ts';

export interface AnnouncedSuggestionProps {
  readonly actor: SuggestionsActor;
  readonly panel: RefObject<HTMLElement | null>;
}

/** Announces a suggestion chosen in the text; one chosen in the panel gets the focus and is announced by that. */
export function AnnouncedSuggestion({ actor, panel }: AnnouncedSuggestionProps) {
  const { t, i18n } = useTranslation('suggestions');
  const [toldId, setToldId] = useState<string | null>(null);
  const announced = useSelector(actor, ({ context: { items, selectedId } }) =>
    items.find(({ id }) => id === selectedId && id === toldId),
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
      {/* Keyed by id: the same mistake may occur again at the next place, and has to be announced again. */}
      {announced && <span key={announced.id}>{sentenceOf(t, i18n, announced)}</span>}
    </LiveRegion>
  );
}
