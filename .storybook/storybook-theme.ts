import { create } from 'storybook/theming/create';
import { brand, brandColors } from '../packages/contract/src/brand.ts';
import light from '../packages/ui/src/theme/data/light.ts';
import type { ThemeTokens } from '../packages/ui/src/theme/theme-tokens.ts';

/** Storybook's own interface in one of our themes. */
export function storybookThemeOf(tokens: ThemeTokens) {
  const { surface, text, accent, border } = tokens.color;
  const { ui, mono } = tokens.font;
  return create({
    base: tokens.scheme,
    brandTitle: `<svg width="30" height="26" viewBox="0 3 24 18" fill="none" stroke="${brandColors.light.ink}" stroke-width="1.4" stroke-linejoin="round" style="margin-inline-end:10px" aria-hidden="true"><path d="${brand.mark}"/></svg> ${brand.name}`,
    fontBase: ui,
    fontCode: mono,
    appBg: surface.desk,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appBorderColor: border.strong,
    appBorderRadius: 8,
    barBg: surface.panel,
    barTextColor: text.secondary,
    barSelectedColor: accent.text,
    barHoverColor: accent.text,
    colorPrimary: accent.base,
    colorSecondary: accent.base,
    textColor: text.primary,
    textMutedColor: text.secondary,
    inputBg: surface.raised,
    inputBorder: border.control,
    inputTextColor: text.primary,
  });
}

/** The frame around the stories: the same for all themes, so that it does not change with the story. */
export const frameTheme = storybookThemeOf(light());
