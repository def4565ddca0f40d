import { bindShortcuts } from '../app/bind-shortcuts.ts';
import type { Desk } from './open-desk.ts';

/** The shortcuts of a page with a document. */
export function bindDeskShortcuts({
  editor,
  suggestions,
  panel,
  tools,
  wordCount,
  download,
}: Desk): () => void {
  const onSelected = (send: (id: string) => void) => () => {
    const { selectedId } = suggestions.getSnapshot().context;
    if (selectedId === null || editor.cards.getSnapshot() !== null) return false;
    return send(selectedId);
  };
  return bindShortcuts({
    nextSuggestion: () => suggestions.send({ type: 'suggestion.next' }),
    previousSuggestion: () => suggestions.send({ type: 'suggestion.previous' }),
    applySuggestion: onSelected((id) => suggestions.send({ type: 'suggestion.apply', id })),
    ignoreSuggestion: onSelected((id) => suggestions.send({ type: 'suggestion.ignore', id })),
    togglePanel: () => panel.send({ type: 'toggle' }),
    toggleSuggestions: () => tools.send({ type: 'suggestions.toggle' }),
    toggleLabels: () => tools.send({ type: 'labels.toggle' }),
    toggleWordCount: () => wordCount.send({ type: 'toggle' }),
    download: () => download.send({ type: 'open' }),
  });
}
