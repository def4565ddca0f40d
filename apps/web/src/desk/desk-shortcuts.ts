import type { DocumentEditorHandle } from '@octavo/editor';
import type { DeskActor } from '@octavo/machines/desk';
import type { PreferencesActor } from '@octavo/machines/preferences';
import type { SuggestionsActor } from '@octavo/machines/suggestions';
import { bindShortcuts } from '../app/bind-shortcuts.ts';

interface BoundTo {
  readonly desk: DeskActor;
  readonly editor: DocumentEditorHandle;
  readonly preferences: PreferencesActor;
}

/** The shortcuts of a page with a document. */
export function bindDeskShortcuts({ desk, editor, preferences }: BoundTo): () => void {
  const flows = () => desk.getSnapshot().context.flows;
  const withSuggestions = (act: (suggestions: SuggestionsActor) => boolean | void) => () => {
    const { suggestions } = flows();
    return suggestions === undefined ? false : act(suggestions);
  };
  const onSelected = (act: (suggestions: SuggestionsActor, id: string) => void) =>
    withSuggestions((suggestions) => {
      const { selectedId } = suggestions.getSnapshot().context;
      if (selectedId === null || editor.cards.getSnapshot() !== null) return false;
      return act(suggestions, selectedId);
    });
  return bindShortcuts({
    nextSuggestion: withSuggestions((suggestions) => suggestions.send({ type: 'suggestion.next' })),
    previousSuggestion: withSuggestions((suggestions) => suggestions.send({ type: 'suggestion.previous' })),
    applySuggestion: onSelected((suggestions, id) => suggestions.send({ type: 'suggestion.apply', id })),
    ignoreSuggestion: onSelected((suggestions, id) => suggestions.send({ type: 'suggestion.ignore', id })),
    togglePanel: () => flows().panel.send({ type: 'toggle' }),
    toggleSuggestions: () => preferences.send({ type: 'toggle', flag: 'suggestionsEnabled' }),
    toggleLabels: () => preferences.send({ type: 'toggle', flag: 'buttonSectionsEnabled' }),
    toggleWordCount: () => preferences.send({ type: 'toggle', flag: 'wordCountShown' }),
    download: () => flows().download.send({ type: 'open' }),
  });
}
