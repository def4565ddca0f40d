import './frozen-clock.ts';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { lazy, StrictMode, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import '@octavo/ui/theme.css';
import { themeEntries, themeNames } from '@octavo/ui/theme/entries';
import { guardCompositions } from '@octavo/ui/typing';
import { reportAxeExclusions } from './axe-exclusions.ts';
import { axeInEveryTheme } from './axe-in-every-theme.ts';
import { flowAddon } from './flows/flow-preview.tsx';
import { sentEvents } from './flows/sent-events.ts';
import { expectNoMissingText, showLanguage, shownLanguages } from './languages.ts';
import { modesOf, viewports } from './modes.ts';
import { propsTables } from './props/arg-types.ts';
import { undocumentedArgs } from './props/undocumented-args.ts';
import { PageDirection } from './page-direction.tsx';
import { SideBySide, sideBySide } from './side-by-side.tsx';
import { textReviewAddon } from './text-review.ts';
import type { ThemedDocsProps } from './themed-docs.tsx';
import { oneTheme } from './shown-theme.ts';
import { themeSwitch } from './theme-switch.ts';

// Includes Storybook's blocks, so it is fetched only by pages made of them.
const ThemedDocs = lazy(() =>
  import('./themed-docs.tsx').then(({ ThemedDocs: page }) => ({ default: page })),
);

// Nothing here is measured: a busy machine must not fail a story.
configure({ asyncUtilTimeout: 10_000 });

guardCompositions();

export default definePreview({
  // Hooks run in reverse: axe has finished before the window changes, and both before a flow is left.
  addons: [flowAddon, textReviewAddon, axeInEveryTheme(), addonDocs()],
  tags: ['autodocs'],
  argTypesEnhancers: [undocumentedArgs],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [...themeSwitch(themeEntries), { value: sideBySide, title: 'Side by side' }],
      },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: [...shownLanguages] },
    },
  },
  initialGlobals: { theme: 'light', language: 'en', direction: 'ltr' },
  decorators: [
    (Story, { globals, id, viewMode }) => {
      const theme = String(globals['theme']);
      const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      // Radix renders floating elements at the end of <body>, so theme and language are set on <html>.
      useLayoutEffect(() => {
        document.documentElement.dataset['theme'] = oneTheme(theme);
        document.documentElement.dir = direction;
      }, [theme, direction]);
      if (theme === sideBySide && viewMode === 'story') return <SideBySide story={id} globals={globals} />;
      return (
        <StrictMode>
          <PageDirection>
            <Story />
          </PageDirection>
        </StrictMode>
      );
    },
  ],
  loaders: [({ globals }) => showLanguage(String(globals['language']))],
  afterEach: (context) => {
    sentEvents.stop();
    expectNoMissingText();
    reportAxeExclusions(context);
  },
  parameters: {
    layout: 'padded',
    docs: {
      ...propsTables,
      // As written: the dynamic source would print functions.
      source: { type: 'code' },
      container: (props: ThemedDocsProps) => (
        <Suspense>
          <ThemedDocs {...props} />
        </Suspense>
      ),
    },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } },
    // Passed rules are listed without their nodes, which would be most of axe's time and of the report.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    options: {
      storySort: {
        order: [
          'Guidance',
          ['Start here', 'Which component', 'Words on screen', 'Themes', 'Access and motion'],
          'Foundations',
          'Components',
          ['Actions', 'Inputs', 'Feedback', 'Overlays', 'Navigation', 'Layout', 'Writing'],
          'Flows',
          'Pieces',
          'Editor',
          'Screens',
        ],
      },
    },
    chromatic: { modes: modesOf(themeNames) },
  },
});
