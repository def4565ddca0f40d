import type { Suggestion, SuggestionsActor } from '@octavo/machines/suggestions';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedWords } from '../../components/changed-words/index.ts';
import { Chip } from '../../components/chip/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { SuggestionCard } from '../../components/suggestion-card/index.ts';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { focusText } from '../keyboard/focus-text.ts';
import { isByMouse } from '../keyboard/is-by-mouse.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { kindOf } from './kind-of.ts';
import { namedSpaces } from './named-spaces.ts';
import { reasonOf } from './reason.ts';
import { SuggestionActions } from './suggestion-actions.tsx';
import * as css from './suggestions-panel.css.ts';

const ruleExamples = lazyModule(() => import('@octavo/contract/rule-examples'));

export interface OpenSuggestionProps {
  readonly actor: SuggestionsActor;
  readonly item: Suggestion;
  readonly index: number;
  readonly total: number;
}

/** The open suggestion: what would change, why, and the possible actions. */
export function OpenSuggestion({ actor, item, index, total }: OpenSuggestionProps) {
  const { t, i18n } = useTranslation('suggestions');
  const { id, kind, original, replacement, alternatives, rule } = item;
  const reason = reasonOf(i18n, item);
  const examples = useLazyModule(ruleExamples);
  const example = examples.status === 'ready' ? examples.value.exampleOf(rule, item.reason) : undefined;
  const previous = useShortcut('previousSuggestion');
  const next = useShortcut('nextSuggestion');
  const isNarrow = useIsNarrow();
  const size = isNarrow ? 'lg' : 'sm';
  const apply = (event: MouseEvent, alternative: string) => {
    actor.send({ type: 'suggestion.apply', id, replacement: alternative, thenWrite: isByMouse(event) });
    if (isByMouse(event)) focusText();
  };
  const others = alternatives.filter((alternative) => alternative !== replacement);

  return (
    <SuggestionCard
      kind={kind}
      kindName={kindOf(t, item)}
      original={original}
      replacement={replacement}
      spoken={namedSpaces(t, item)}
      leaveOut={t('leaveOut')}
      reason={reason}
      {...(examples.status === 'ready' &&
        example !== undefined && {
          example: (
            <>
              {t('example')}{' '}
              <span lang={examples.value.languageOfRule(rule)}>
                <del>{example.wrong}</del> <ins className={css.exampleRight}>{example.right}</ins>
              </span>
            </>
          ),
        })}
      position={
        <>
          <IconButton
            {...previous}
            icon={ChevronLeft}
            size={size}
            label={t('previous')}
            onClick={() => actor.send({ type: 'suggestion.previous' })}
          />
          <span className={css.position}>{t('position', { index: index + 1, total })}</span>
          <IconButton
            {...next}
            icon={ChevronRight}
            size={size}
            label={t('next')}
            onClick={() => actor.send({ type: 'suggestion.next' })}
          />
          <IconButton
            icon={X}
            size={size}
            label={t('closeCard')}
            onClick={() => actor.send({ type: 'suggestion.leave' })}
          />
        </>
      }
      {...(others.length > 0 && {
        alternatives: (
          <fieldset aria-label={t('alternatives')} className={css.alternatives}>
            {t('alternatives')}
            {others.map((alternative) => {
              const spoken = namedSpaces(t, { original, replacement: alternative })?.replacement;
              return (
                <Chip
                  key={alternative}
                  size="sm"
                  aria-label={t('useAlternative', { alternative: spoken ?? alternative })}
                  onClick={(event) => apply(event, alternative)}
                >
                  <ChangedWords words={alternative} spoken={spoken} />
                </Chip>
              );
            })}
          </fieldset>
        ),
      })}
      actions={<SuggestionActions actor={actor} item={item} />}
    />
  );
}
