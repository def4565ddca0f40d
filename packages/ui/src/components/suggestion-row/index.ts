export { SuggestionRow, type SuggestionRowProps } from './suggestion-row.tsx';
