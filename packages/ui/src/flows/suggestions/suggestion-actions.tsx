import type { Suggestion, SuggestionsActor, SuggestionsEvent } from '@octavo/machines/suggestions';
import type { TFunction } from 'i18next';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { focusText } from '../keyboard/focus-text.ts';
import { isByMouse } from '../keyboard/is-by-mouse.ts';
import { MenuButton } from '../layout/menu-button.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { sentenceOf } from './sentence.ts';
import type { LastingAction, SuggestionMenuProps } from './suggestion-menu.tsx';
import * as css from './suggestions-panel.css.ts';

const SuggestionMenu = lazyPart<SuggestionMenuProps>(() => import('./suggestion-menu.tsx'), {
  place: 'floating',
});

export interface SuggestionActionsProps {
  readonly actor: SuggestionsActor;
  readonly item: Suggestion;
}

/** The actions on the open suggestion. In a narrow window the rarely used ones are in a menu. */
export function SuggestionActions({ actor, item }: SuggestionActionsProps) {
  const { t, i18n } = useTranslation('suggestions');
  const { shortcut, ...applyKeys } = useShortcut('applySuggestion');
  const { 'aria-keyshortcuts': ignoreKeys } = useShortcut('ignoreSuggestion');
  const isNarrow = useIsNarrow();
  const words = useId();
  const { id, kind } = item;
  const size = isNarrow ? 'lg' : 'sm';
  const lasting = lastingActions(t, item);
  // The button disappears with the suggestion: a click returns the focus to the text, a key moves it to the next one.
  const done = (event: MouseEvent, what: SuggestionsEvent) => {
    actor.send(what);
    if (isByMouse(event)) focusText();
  };

  // The menu disappears with its button and the suggestion, so the focus returns to the text.
  const chosen = (what: SuggestionsEvent) => {
    actor.send(what);
    focusText();
  };

  return (
    <div className={css.actions}>
      <Button
        tone="solid"
        size={size}
        data-apply
        aria-describedby={words}
        {...applyKeys}
        {...(!isNarrow && { shortcut })}
        onClick={(event) => done(event, { type: 'suggestion.apply', id, thenWrite: isByMouse(event) })}
      >
        {t('apply')}
      </Button>
      <Button
        size={size}
        aria-keyshortcuts={ignoreKeys}
        onClick={(event) => done(event, { type: 'suggestion.ignore', id })}
      >
        {t(kind === 'spelling' ? 'ignoreHere' : 'ignore')}
      </Button>
      {isNarrow ? (
        <MenuButton
          tone="outline"
          size="lg"
          label={t('more')}
          menu={(asked) => <SuggestionMenu {...asked} actions={lasting} onChoose={chosen} />}
        />
      ) : (
        <span className={lasting.length > 1 ? css.lasting : undefined}>
          {lasting.map(({ name, event: what }) => (
            <Button key={name} tone="quiet" size="sm" onClick={(event) => done(event, what)}>
              {name}
            </Button>
          ))}
        </span>
      )}
      <VisuallyHidden id={words}>{sentenceOf(t, i18n, item)}</VisuallyHidden>
    </div>
  );
}

/** The actions that apply to more than this place: ignoring the rule, or accepting the word. */
function lastingActions(t: TFunction<'suggestions'>, item: Suggestion): readonly LastingAction[] {
  const { kind, original, rule } = item;
  if (kind !== 'spelling') return [{ name: t('ignoreRule'), event: { type: 'suggestion.ignoreRule', rule } }];
  return [
    { name: t('ignoreInDocument'), event: { type: 'suggestion.ignoreWord', word: original } },
    ...(/\s/u.test(original)
      ? []
      : [{ name: t('addToDictionary'), event: { type: 'suggestion.addWord', word: original } } as const]),
  ];
}
