import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { StrictMode, useLayoutEffect } from 'react';
import '@octavo/ui/theme.css';
import { languages, languageNames, showLanguage } from './languages.ts';

const themes = [
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
  { value: 'cyberpunk', title: 'Cyberpunk', icon: 'lightning' },
] as const;

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', dynamicTitle: true, items: [...themes] },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map((value) => ({ value, title: languageNames[value] })),
      },
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
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Components', 'Flows', 'Editor', 'Screens'] } },
    chromatic: {
      modes: Object.fromEntries(themes.map(({ value }) => [value, { theme: value }])),
    },
  },
});
