import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import type { ThemeName } from '@octavo/ui/theme/themes';
import { useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { oneTheme } from './shown-theme.ts';

/** Sets the toolbar's theme on a page that renders no story of its own. */
export function usePageTheme(context: DocsContextProps): ThemeName {
  const [theme, setTheme] = useState(() => {
    const [story] = context.componentStories();
    return oneTheme(story ? String(context.getStoryContext(story).globals['theme']) : themeOfAddress());
  });
  useEffect(() => {
    const change = ({ globals }: { globals: Readonly<Record<string, unknown>> }) =>
      setTheme(oneTheme(String(globals['theme'])));
    context.channel.on(GLOBALS_UPDATED, change);
    return () => context.channel.off(GLOBALS_UPDATED, change);
  }, [context]);
  // Before the statechart measures its words in the theme's typefaces.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return theme;
}

/** A page of guidance has no story to ask. */
function themeOfAddress(): string {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return /(?:^|;)theme:([\w-]+)/.exec(globals)?.[1] ?? '';
}
