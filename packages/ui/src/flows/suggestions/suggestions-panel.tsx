import type { SuggestionsActor } from '@octavo/machines/suggestions';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { successDrawing } from '../../components/drawing/subjects/success.tsx';
import { suggestionsDrawing } from '../../components/drawing/subjects/suggestions.tsx';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { noPlaces, type SuggestionPlace } from './place.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { SuggestionsHead } from './suggestions-head.tsx';
import * as css from './suggestions-panel.css.ts';
import { AnnouncedSuggestion } from './announced-suggestion.tsx';
import { panelMark } from './use-focus-on-panel.ts';

export interface SuggestionsPanelProps {
  readonly actor: SuggestionsActor;
  /** Where each suggestion's words are, in pixels from the top of the sheet; without it the rows are a plain list. */
  readonly places?: ReadonlyMap<string, SuggestionPlace>;
  /** The sheet on which the places are measured; the thread starts in its margin. */
  readonly sheet?: () => HTMLElement | null;
}

/** Suggestions for the text, level with their words. */
export function SuggestionsPanel({ actor, places = noPlaces, sheet }: SuggestionsPanelProps) {
  const { t } = useTranslation('suggestions');
  const panel = useRef<HTMLElement>(null);
  const isHalted = useSelector(actor, (state) => state.hasTag('halted'));
  const isList = useSelector(actor, (state) => state.hasTag('list'));
  const isFailed = useSelector(actor, ({ context }) => context.failure !== null);
  const count = useSelector(actor, (state) => state.context.items.length);
  const status = isHalted ? t('halted.title') : isFailed ? t('failed.title') : t('status', { count });

  return (
    <section ref={panel} {...panelMark} tabIndex={-1} aria-label={t('list')} className={css.panel}>
      {isHalted ? <Halted actor={actor} /> : <SuggestionsHead actor={actor} />}
      {isHalted || isList || isFailed ? null : <None actor={actor} />}
      {isList ? <SuggestionList actor={actor} places={places} {...(sheet && { sheet })} /> : null}
      <LiveRegion>{status}</LiveRegion>
      <AnnouncedSuggestion actor={actor} panel={panel} />
    </section>
  );
}

function Halted({ actor }: { readonly actor: SuggestionsActor }) {
  const { t } = useTranslation('suggestions');
  return (
    <div className={css.message}>
      <EmptyState
        plain
        level={3}
        drawing={suggestionsDrawing}
        title={t('halted.title')}
        hint={t('halted.hint')}
        action={<Button onClick={() => actor.send({ type: 'enable.request' })}>{t('halted.action')}</Button>}
      />
    </div>
  );
}

function None({ actor }: { readonly actor: SuggestionsActor }) {
  const { t } = useTranslation('suggestions');
  const isBlank = useSelector(actor, (state) => state.context.total === 0);
  const isUnread = useSelector(
    actor,
    (state) =>
      state.context.checked === 0 &&
      state.context.total > 0 &&
      (state.hasTag('waiting') || state.hasTag('checking')),
  );
  if (isUnread) return null;
  const state = isBlank ? 'blank' : 'none';
  return (
    <div className={css.message}>
      <EmptyState
        plain
        level={3}
        drawing={isBlank ? suggestionsDrawing : successDrawing}
        title={t(`${state}.title`)}
        hint={t(`${state}.hint`)}
      />
    </div>
  );
}
