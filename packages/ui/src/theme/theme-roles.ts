import type { ThemeForm } from './theme-form.ts';
import type { ThemeTokens } from './theme-tokens.ts';

/** What a theme gives the variables of the contract, without the scale, which all themes share. */
export function rolesOf({
  color,
  edge,
  ground,
  shadow,
  radius,
  font,
  display,
  weight,
  wordmark,
  type,
  form,
}: ThemeTokens) {
  const corner = isCut(form)
    ? { shape: 'bevel', round: '0', cut: '0' }
    : { shape: 'round', round: '1', cut: '0' };
  return { ...color, edge, ground, shadow, corner, radius, font, display, weight, wordmark, type };
}

/** The condition under which a theme has cut corners. */
export const cuts = '(corner-shape: bevel)';

export const isCut = ({ corners }: ThemeForm): boolean => corners === 'cut';
