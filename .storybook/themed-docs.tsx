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

/** A docs page in the theme that the tool bar says; in the first one while that shows all of them side by side. */
export function ThemedDocs({ context, children }: ThemedDocsProps) {
  const theme = usePageTheme(context);
  return (
    <DocsContainer context={context} theme={storybookThemeOf(themes[theme])}>
      {children}
    </DocsContainer>
  );
}
