import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { themes } from '@octavo/ui/theme/themes';
import type { ReactNode } from 'react';
import { storybookThemeOf } from './storybook-theme.ts';
import './themed-docs.css.ts';
import { usePageTheme } from './use-page-theme.ts';

export interface ThemedDocsProps {
  readonly context: DocsContextProps;
  readonly children?: ReactNode;
}

/** A docs page in the theme chosen in the toolbar, or in the first one while all of them are shown side by side. */
export function ThemedDocs({ context, children }: ThemedDocsProps) {
  const theme = usePageTheme(context);
  return (
    <DocsContainer context={context} theme={storybookThemeOf(themes[theme])}>
      {children}
    </DocsContainer>
  );
}
