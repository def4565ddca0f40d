import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { StrictMode, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '@octavo/ui/theme.css';
import { themeEntries, themeNames } from '@octavo/ui/theme/entries';
import { reportAxeExclusions } from './axe-exclusions.ts';
import { axeInEveryTheme } from './axe-in-every-theme.ts';
import { flowAddon } from './flows/flow-preview.tsx';
import { sentEvents } from './flows/sent-events.ts';
import { expectNoMissingText, showLanguage, shownLanguages } from './languages.ts';
import { modesOf } from './modes.ts';
import { textReviewAddon } from './text-review.ts';
import { themeSwitch } from './theme-switch.ts';

// Nothing here is measured: a busy machine is no fault of a story.
configure({ asyncUtilTimeout: 10_000 });

export default definePreview({
  // What comes first ends last: axe has looked before the window changes, and both before a flow is left.
  addons: [flowAddon, textReviewAddon, axeInEveryTheme(), addonDocs()],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themeSwitch(themeEntries),
      },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: [...shownLanguages] },
    },
  },
  initialGlobals: { theme: 'light', language: 'en' },
  decorators: [
    (Story, { globals }) => {
      const theme = String(globals['theme']);
      // Radix puts what floats at the end of <body>, so theme and language stand on <html>.
      useLayoutEffect(() => {
        document.documentElement.dataset['theme'] = theme;
      }, [theme]);
      return (
        <StrictMode>
          <Story />
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
    // Passed rules are listed, not described node by node: that is most of axe's time and of the report.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    options: {
      storySort: {
        order: [
          'Guidance',
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
