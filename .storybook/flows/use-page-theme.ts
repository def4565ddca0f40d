import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

/** The theme that the toolbar says, put on a page that draws no story of its own. */
export function usePageTheme(context: DocsContextProps): string {
  const [theme, setTheme] = useState(() => {
    const [story] = context.componentStories();
    return story ? String(context.getStoryContext(story).globals['theme']) : 'light';
  });
  useEffect(() => {
    const change = ({ globals }: { globals: Readonly<Record<string, unknown>> }) =>
      setTheme(String(globals['theme']));
    context.channel.on(GLOBALS_UPDATED, change);
    return () => context.channel.off(GLOBALS_UPDATED, change);
  }, [context]);
  // Before the statechart measures its words in the faces of the theme.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return theme;
}
