export type { SuggestionPlace } from './place.ts';
export { SuggestionsPanel, type SuggestionsPanelProps } from './suggestions-panel.tsx';
