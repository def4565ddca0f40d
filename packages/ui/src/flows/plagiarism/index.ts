export type { PlagiarismMatch } from './plagiarism-match.ts';
export { PlagiarismFailed, type PlagiarismFailedProps } from './plagiarism-failed.tsx';
export { PlagiarismPanel, type PlagiarismPanelProps } from './plagiarism-panel.tsx';
export { PlagiarismResults, type PlagiarismResultsProps } from './plagiarism-results.tsx';
export { default as PlagiarismDialog } from './plagiarism.overlay.tsx';
export { PlagiarismTab } from './plagiarism-tab.tsx';
