import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
import { scale } from './scale.ts';
import { themeNames, themes } from './themes.ts';

// On <html>, so that portalled dialogs and tooltips are inside it.
for (const name of themeNames) {
  const { color, shadow, shape, radius, font, display, type, scheme } = themes[name];
  const roles = { ...color, shadow, shape, radius, font, display, type };
  createGlobalTheme(`[data-theme='${name}']`, vars, { '@layer': tokens, ...roles, ...scale });
  globalStyle(`html[data-theme='${name}']`, { '@layer': { [tokens]: { colorScheme: scheme } } });
}

// Who asks for more contrast gets it from roles that are checked anyway: quiet text and fine lines step up by one.
globalStyle('[data-theme]', {
  '@layer': {
    [tokens]: {
      '@media': {
        '(prefers-contrast: more)': {
          vars: {
            [vars.text.secondary]: vars.text.primary,
            [vars.text.tertiary]: vars.text.primary,
            [vars.text.ghost]: vars.text.primary,
            [vars.border.hairline]: vars.border.control,
            [vars.border.strong]: vars.border.control,
          },
        },
      },
    },
  },
});
