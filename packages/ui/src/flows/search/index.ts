export { Excerpt } from './excerpt.tsx';
export { SearchState } from './search-state.tsx';
export { useFindings } from './use-findings.ts';
