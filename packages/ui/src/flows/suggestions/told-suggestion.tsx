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
  const chosen = useSelector(actor, ({ context: { items, selectedId } }) =>
    items.find(({ id }) => id === selectedId),
  );
  const chosenId = chosen?.id;
  const [toldId, setToldId] = useState<string>();
  useEffect(() => {
    setToldId(panel.current?.contains(document.activeElement) ? undefined : chosenId);
  }, [panel, chosenId]);

  return (
    <LiveRegion>
      {/* By its id: the same mistake may stand at the next place, and is told again. */}
      {chosen !== undefined && chosen.id === toldId ? (
        <span key={toldId}>{sentenceOf(t, i18n, chosen)}</span>
      ) : null}
    </LiveRegion>
  );
}
