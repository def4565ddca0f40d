import type { PanelTab } from '@octavo/machines/panel';
import { useTranslation } from 'react-i18next';
import { type TabCount, useSuggestionCount } from '../suggestions/use-suggestion-count.ts';
import { panelTabs } from './panel-tabs.ts';

/** The tabs, with counts next to their names. */
export function useTabs() {
  const { t } = useTranslation('panel');
  const counts: Record<PanelTab, TabCount | null> = {
    suggestions: useSuggestionCount(),
    tools: null,
    plagiarism: null,
    outline: null,
  };
  return panelTabs.map(({ tab }) => ({ value: tab, label: t(tab), ...counts[tab] }));
}
