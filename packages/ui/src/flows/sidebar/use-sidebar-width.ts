import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { usePreference } from '../preferences/use-preference.ts';

/**
 * The width of the sidebar, remembered for each kind of page. A drawer covers the page, so its width is the same
 * everywhere.
 */
export function useSidebarWidth() {
  const preferences = useFlow('preferences');
  const isWriting = useSelector(useFlow('navigation'), (state) => state.hasTag('document'));
  const isDrawer = useIsNarrow();
  const sidebar = isWriting && !isDrawer ? 'documentSidebar' : 'listSidebar';
  const isSlim = usePreference(sidebar) === 'collapsed';
  return { isSlim, toggleWidth: () => preferences.send({ type: 'sidebar.toggle', sidebar }) };
}
