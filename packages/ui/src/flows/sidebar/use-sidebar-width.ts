import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { usePreference } from '../preferences/use-preference.ts';

/** The width of the sidebar: each kind of page keeps its own. */
export function useSidebarWidth() {
  const preferences = useFlow('preferences');
  const isWriting = useSelector(useFlow('navigation'), (state) => state.hasTag('document'));
  const sidebar = isWriting ? 'documentSidebar' : 'listSidebar';
  const isSlim = usePreference(sidebar) === 'collapsed';
  return { isSlim, toggleWidth: () => preferences.send({ type: 'sidebar.toggle', sidebar }) };
}
