import type { ThemeForm } from './theme-form.ts';
import { themeNames, themes } from './themes.ts';

/**
 * Selector of the themes that draw a part in this way, for styles of that way: `${inForm('marks', 'diamonds')} &`.
 * For `.css.ts` files only.
 */
export function inForm<Part extends keyof ThemeForm>(part: Part, way: ThemeForm[Part]): string {
  const drawn = themeNames.filter((name) => themes[name].form[part] === way);
  return `:is(${drawn.map((name) => `[data-theme='${name}']`).join(', ')})`;
}
