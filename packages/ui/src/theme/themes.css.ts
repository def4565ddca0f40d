import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
import { scale } from './scale.ts';
import { serifText } from './serif-text.ts';
import { cuts, isCut, rolesOf } from './theme-roles.ts';
import { themeNames, themes } from './themes.ts';

// On <html>, so that portalled dialogs and tooltips are inside it.
for (const name of themeNames) {
  const { form, scheme } = themes[name];
  const selector = `[data-theme='${name}']`;
  createGlobalTheme(selector, vars, { '@layer': tokens, ...rolesOf(themes[name]), ...scale });
  globalStyle(`html${selector}`, { '@layer': { [tokens]: { colorScheme: scheme } } });
  if (isCut(form)) {
    const supported = { vars: { [vars.corner.cut]: '1' } };
    globalStyle(selector, { '@layer': { [tokens]: { '@supports': { [cuts]: supported } } } });
  }
  if (form.text === 'mono') {
    const chosen = {
      [vars.font.document]: serifText.font,
      [vars.type.document.size]: serifText.size,
      [vars.type.document.line]: serifText.line,
    };
    globalStyle(`${selector}[data-serif-text]`, { '@layer': { [tokens]: { vars: chosen } } });
  }
}

// With `prefers-contrast: more`, quiet text and thin borders use the next stronger role; the tests check all of these
// pairs anyway.
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
