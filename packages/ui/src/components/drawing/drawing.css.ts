import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { styled } from '../../theme/styled.ts';
import type { ThemeForm } from '../../theme/theme-form.ts';

const sheet = {
  display: 'none',
  flex: 'none',
  width: '184px',
  height: '106px',
  color: vars.text.secondary,
} as const;
const shown = (picture: ThemeForm['picture']) => ({
  [`${inForm('picture', picture)} &`]: { display: 'block' },
});
/** The sheet of each theme's drawing style; a theme shows one of them. */
export const sheets = {
  book: styled({ ...sheet, selectors: shown('book') }),
  lamp: styled({ ...sheet, selectors: shown('lamp') }),
  terminal: styled({ ...sheet, selectors: shown('terminal') }),
};

export const accent = styled({ stroke: vars.accent.base });
export const bulb = styled({ stroke: vars.accent.base, fill: vars.accent.base });
/** The area lit by the lamp. */
export const light = styled({ stroke: 'none', fill: vars.accent.tint });
export const second = styled({ stroke: vars.ai.base });
