import type { PanelTab } from '@octavo/machines/panel';
import type { ComponentType } from 'react';
import { OutlineTab } from '../outline/outline-tab.tsx';
import { PlagiarismTab } from '../plagiarism/plagiarism-tab.tsx';
import { lazyPart } from '../lazy-part/index.ts';
import { SuggestionsTab } from '../suggestions/suggestions-tab.tsx';

const CommentsTab = lazyPart(() => import('../comments/comments-tab.tsx'), { texts: ['comments'] });
const ToolsTab = lazyPart(() => import('./tools-tab.tsx'));

export interface PanelTabEntry {
  readonly tab: PanelTab;
  readonly View: ComponentType;
}

/** The tabs of the panel in order; each shows a flow. */
export const panelTabs: readonly PanelTabEntry[] = [
  { tab: 'suggestions', View: SuggestionsTab },
  { tab: 'comments', View: CommentsTab },
  { tab: 'tools', View: ToolsTab },
  { tab: 'plagiarism', View: PlagiarismTab },
  { tab: 'outline', View: OutlineTab },
];
