import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { forced } from '../../theme/mixins.ts';
import { styled, styledVariants } from '../../theme/styled.ts';

/** A dot in the kind's colour; in some themes a diamond. */
export const dot = styled({
  flex: 'none',
  display: 'inline-block',
  width: '8px',
  height: '8px',
  borderRadius: rounded('50%'),
  background: 'currentColor',
  selectors: { [`${inForm('marks', 'diamonds')} &`]: { width: '7px', height: '7px', rotate: '45deg' } },
  // Its name is written next to it, so the dot may keep its own colour.
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});

export const line = styledVariants({
  spelling: { color: vars.spelling.line },
  grammar: { color: vars.grammar.line },
  clarity: { color: vars.clarity.line },
  style: { color: vars.style.line },
});

export const text = styledVariants({
  spelling: { color: vars.spelling.text },
  grammar: { color: vars.grammar.text },
  clarity: { color: vars.clarity.text },
  style: { color: vars.style.text },
});
