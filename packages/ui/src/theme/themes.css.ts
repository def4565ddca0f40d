import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
import { scale } from './scale.ts';
import { serifText } from './serif-text.ts';
import type { ThemeForm } from './theme-form.ts';
import { themeNames, themes } from './themes.ts';

const cuts = '(corner-shape: bevel)';

// On <html>, so that portalled dialogs and tooltips are inside it.
for (const name of themeNames) {
  const { color, edge, ground, shadow, radius, font, display, weight, wordmark, type, form, scheme } =
    themes[name];
  const corner = isCut(form)
    ? { shape: 'bevel', round: '0', cut: '0' }
    : { shape: 'round', round: '1', cut: '0' };
  const roles = { ...color, edge, ground, shadow, corner, radius, font, display, weight, wordmark, type };
  const selector = `[data-theme='${name}']`;
  createGlobalTheme(selector, vars, { '@layer': tokens, ...roles, ...scale });
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

function isCut({ corners }: ThemeForm): boolean {
  return corners === 'cut';
}
