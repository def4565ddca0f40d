import { variableName } from './variable-name.ts';
import type { ThemeTokens } from './theme-tokens.ts';

type Color = ThemeTokens['color'];
type ColorName = {
  [Group in keyof Color]: `${Group}.${keyof Color[Group] & string}`;
}[keyof Color];

/**
 * A colour of the same theme, for use in borders, backgrounds and shadows. It also follows the colour when
 * `prefers-contrast` changes it.
 */
export function role(name: ColorName): string {
  return `var(--${variableName(name.split('.'))})`;
}
