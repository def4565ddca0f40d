import type { PanelActor } from '@octavo/machines/panel';
import type { SuggestionsActor } from '@octavo/machines/suggestions';
import { narrow } from '@octavo/ui/theme/scale';

/**
 * On a small screen the panel is out of sight: choosing a word that is underlined brings it up with its suggestion, and
 * closing it lets go of the word, so that the same one can be chosen again.
 */
export function openPanelOnSelection(suggestions: SuggestionsActor, panel: PanelActor): void {
  let selected: string | null = null;

  suggestions.subscribe(({ context: { selectedId } }) => {
    const isChosen = selectedId !== null && selected === null;
    selected = selectedId;
    if (!isChosen || !matchMedia(narrow.panel).matches) return;
    panel.send({ type: 'tab.change', tab: 'suggestions' });
    if (!panel.getSnapshot().hasTag('open')) panel.send({ type: 'toggle' });
  });
  let wasOpen = false;
  panel.subscribe((state) => {
    const isClosed = wasOpen && !state.hasTag('open');
    wasOpen = state.hasTag('open');
    if (isClosed && selected !== null) suggestions.send({ type: 'suggestion.select', id: null });
  });
}
