import type { Suggestion, SuggestionsActor } from '@octavo/machines/suggestions';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { ClosedSuggestion } from './closed-suggestion.tsx';
import { OpenSuggestion } from './open-suggestion.tsx';
import { noPlaces, type SuggestionPlace } from './place.ts';
import { SuggestionThread } from './suggestion-thread.tsx';
import * as css from './suggestions-panel.css.ts';
import { useCardInSight } from './use-card-in-sight.ts';
import { useFocusInSight } from './use-focus-in-sight.ts';
import { useFocusOnPanel } from './use-focus-on-panel.ts';
import { useLeftBehind } from './use-left-behind.ts';
import { useListFocus } from './use-list-focus.ts';
import { useSettledTops } from './use-settled-tops.ts';
import { useWordsInSight } from './use-words-in-sight.ts';

export interface SuggestionListProps {
  readonly actor: SuggestionsActor;
  readonly places: ReadonlyMap<string, SuggestionPlace>;
  readonly sheet?: () => HTMLElement | null;
}

/**
 * One row per suggestion, one of which may be open. Certain ones are level with their words, the less certain in a
 * group below until they are opened. The arrow keys move between rows, Enter opens, Esc closes.
 */
export function SuggestionList({ actor, places, sheet }: SuggestionListProps) {
  const { t } = useTranslation('suggestions');
  const list = useRef<HTMLUListElement>(null);
  const isNarrow = useIsNarrow();
  const items = useSelector(actor, (state) => state.context.items);
  const selectedId = useSelector(actor, (state) => state.context.selectedId);
  const [focused, setFocused] = useState<string | null>(null);
  const isApart = ({ id, isLikely }: Suggestion) => isLikely === true && id !== selectedId;
  const level = items.filter((item) => !isApart(item));
  const apart = items.filter(isApart);
  const anchor = selectedId ?? (apart.some(({ id }) => id === focused) ? null : focused);
  const tops = useSettledTops(list, level, anchor, isNarrow ? noPlaces : places, sheet);
  useListFocus(list, actor, tops === null ? null : setFocused);
  useFocusOnPanel(list);
  // Ignore a position from before it was chosen: the page would scroll there.
  const anchorTop = anchor === null || tops?.anchor !== anchor ? undefined : tops.byId.get(anchor);
  useCardInSight(list, anchorTop);
  useFocusInSight(list);
  useLeftBehind(list, focused === null ? undefined : anchorTop, () => setFocused(null));
  // Roving tabindex: one tab stop, arrow keys move within.
  const [stop, setStop] = useState<string | null>(null);
  const rows = [...level, ...apart];
  const tabStop = rows.some(({ id }) => id === stop) ? stop : rows[0]?.id;
  const selected = items.find(({ id }) => id === selectedId);
  useWordsInSight(
    list,
    selectedId === null ? undefined : places.get(selectedId),
    isNarrow ? sheet : undefined,
  );
  const above = tops?.above ?? 0;

  const closed = ({ id, kind, isLikely, original, replacement }: Suggestion) => (
    <ClosedSuggestion
      actor={actor}
      id={id}
      kind={kind}
      isLikely={isLikely}
      original={original}
      replacement={replacement}
      isTabStop={id === tabStop}
      onFocus={setStop}
    />
  );

  return (
    <>
      <div className={css.frame} data-cut={above > 0}>
        <ul
          ref={list}
          aria-label={t('list')}
          className={css.list}
          {...(above > 0 && { style: { marginTop: -above } })}
        >
          {level.map((item) => {
            const isOpen = item.id === selectedId;
            const lead = tops?.leads.get(item.id);
            return (
              <li
                key={item.id}
                data-suggestion={item.id}
                data-open={isOpen || undefined}
                className={isOpen ? `${css.row} ${css.open}` : css.row}
                {...(lead !== undefined && { style: { marginTop: lead } })}
              >
                {isOpen ? (
                  <OpenSuggestion
                    actor={actor}
                    item={item}
                    index={items.indexOf(item)}
                    total={items.length}
                  />
                ) : (
                  closed(item)
                )}
              </li>
            );
          })}
          {apart.length === 0 ? null : (
            <li className={css.apart}>
              <strong className={css.apartTitle}>{t('likely')}</strong>
              {t('likelyHint')}
            </li>
          )}
          {apart.map((item) => (
            <li key={item.id} data-suggestion={item.id} className={css.row}>
              {closed(item)}
            </li>
          ))}
        </ul>
      </div>
      {selected && sheet ? (
        <SuggestionThread
          kind={selected.kind}
          place={places.get(selected.id)}
          top={tops?.byId.get(selected.id)}
          list={list}
          sheet={sheet}
        />
      ) : null}
    </>
  );
}
