import { formName, type ThemeForm } from './theme-form.ts';
import { themeNames, themes } from './themes.ts';

/**
 * Selects the themes that draw a part in a given way, for styles such as `${inForm('marks', 'diamonds')} &`: ours by
 * their names, and those that others make by their form (`themeAttributes`). Only for `.css.ts` files.
 */
export function inForm<Part extends keyof ThemeForm>(part: Part, way: ThemeForm[Part]): string {
  const drawn = themeNames.filter((name) => themes[name].form[part] === way);
  const selectors = drawn.map((name) => `[data-theme='${name}']`);
  return `:is(${[...selectors, `[data-form~='${formName(part, way)}']`].join(', ')})`;
}
