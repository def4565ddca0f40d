import { variableName } from './variable-name.ts';
import type { ThemeTokens } from './theme-tokens.ts';

type Color = ThemeTokens['color'];
type ColorName = {
  [Group in keyof Color]: `${Group}.${keyof Color[Group] & string}`;
}[keyof Color];

/**
 * A colour of the same theme, for edges, grounds and shadows that are drawn with it. It follows the colour where the
 * reader's wish for more contrast changes it.
 */
export function role(name: ColorName): string {
  return `var(--${variableName(name.split('.'))})`;
}
