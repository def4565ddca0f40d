import type { PanelTab } from '@octavo/machines/panel';
import { useTranslation } from 'react-i18next';
import { useCommentCount, useHasComments } from './use-comment-count.ts';
import { type TabCount, useSuggestionCount } from '../suggestions/use-suggestion-count.ts';
import { panelTabs } from './panel-tabs.ts';

/** The tabs, with counts next to their names. That of comments is there once somebody may comment. */
export function useTabs(chosen: PanelTab) {
  const { t } = useTranslation('panel');
  const counts: Record<PanelTab, TabCount | null> = {
    suggestions: useSuggestionCount(),
    comments: useCommentCount(),
    tools: null,
    plagiarism: null,
    outline: null,
  };
  const hasComments = useHasComments() || chosen === 'comments';
  const shown = panelTabs.filter(({ tab }) => tab !== 'comments' || hasComments);
  return shown.map(({ tab }) => ({ value: tab, label: t(tab), ...counts[tab] }));
}
