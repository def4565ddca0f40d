import type { Suggestion, SuggestionsActor } from '@octavo/machines/suggestions';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestionRow } from '../../components/suggestion-row/index.ts';
import { kindOf } from './kind-of.ts';
import { namedSpaces } from './named-spaces.ts';

export interface ClosedSuggestionProps extends Pick<
  Suggestion,
  'id' | 'kind' | 'isLikely' | 'original' | 'replacement'
> {
  readonly actor: SuggestionsActor;
  /** Whether Tab stops at it. */
  readonly isTabStop: boolean;
  readonly onFocus: (id: string) => void;
}

/**
 * A suggestion as a line of the list. Memoized, because its place in the text moves with every change before it, and
 * answers arrive while the reader types.
 */
export const ClosedSuggestion = memo(function ClosedSuggestion({
  actor,
  id,
  kind,
  isLikely,
  original,
  replacement,
  isTabStop,
  onFocus,
}: ClosedSuggestionProps) {
  const { t } = useTranslation('suggestions');
  const spoken = namedSpaces(t, { original, replacement });
  return (
    <SuggestionRow
      kind={kind}
      kindName={t(`kind.${kind}`)}
      isQuiet={isLikely === true}
      original={original}
      replacement={replacement}
      spoken={spoken}
      leaveOut={t('leaveOut')}
      aria-label={t(replacement === '' ? 'rowLeaveOut' : 'row', {
        kind: kindOf(t, { kind, isLikely }),
        ...(spoken ?? { original, replacement }),
      })}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(id)}
      onClick={() => actor.send({ type: 'suggestion.select', id })}
    />
  );
});
