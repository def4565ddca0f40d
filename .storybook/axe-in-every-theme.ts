import addonA11y from '@storybook/addon-a11y';
import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { themeNames } from '@octavo/ui/theme/themes';
import type { StoryContext } from 'storybook/internal/types';
import { inEveryTheme } from './in-every-theme.ts';
import { isTest } from './is-test.ts';
import { rulesOfThemes } from './rules-of-themes.ts';
import { showTheme, shownTheme } from './shown-theme.ts';

/**
 * The accessibility add-on. In tests it runs axe on the page as the play function left it: with all rules in the first
 * theme, with the colour rules in the others. A violation fails the story and names the theme.
 */
export function axeInEveryTheme() {
  return {
    ...addonA11y(),
    afterEach: (context: StoryContext) =>
      isTest
        ? inEveryTheme({ themeNames, shownTheme, showTheme }, async (theme) =>
            runAxe(inTheme(theme === themeNames[0] ? context : withRulesOfThemes(context), theme)),
          )
        : runAxe(context),
  };
}

function withRulesOfThemes(context: StoryContext): StoryContext {
  const { parameters } = context;
  const options = { ...parameters['a11y']?.options, runOnly: { type: 'rule', values: rulesOfThemes } };
  return { ...context, parameters: { ...parameters, a11y: { ...parameters['a11y'], options } } };
}

/** Each report names its theme and leaves out passed rules, a long list that nobody reads. */
function inTheme(context: StoryContext, theme: string): StoryContext {
  const { reporting } = context;
  return {
    ...context,
    reporting: {
      ...reporting,
      addReport: (report) => {
        const { violations, error } = Object(report.result);
        reporting.addReport({ ...report, result: { theme, violations, error } });
      },
    },
  };
}
