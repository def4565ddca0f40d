import type { SuggestionsActor } from '@octavo/machines/suggestions';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { sentenceOf } from './sentence.ts';

export interface ToldSuggestionProps {
  readonly actor: SuggestionsActor;
  readonly panel: RefObject<HTMLElement | null>;
}

/** Announces the suggestion that is chosen from the text; in the panel the focus goes to it, which tells it already. */
export function ToldSuggestion({ actor, panel }: ToldSuggestionProps) {
  const { t, i18n } = useTranslation('suggestions');
  const [toldId, setToldId] = useState<string | null>(null);
  const told = useSelector(actor, ({ context: { items, selectedId } }) =>
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
      {/* By its id: the same mistake may stand at the next place, and is told again. */}
      {told && <span key={told.id}>{sentenceOf(t, i18n, told)}</span>}
    </LiveRegion>
  );
}
