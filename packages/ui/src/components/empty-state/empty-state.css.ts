import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';
import type { ThemeForm } from '../../theme/theme-form.ts';

export const root = styled({
  ...edge(vars.radius.card),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[7],
  border: `1px dashed ${vars.border.strong}`,
  '@media': {
    [narrow.phone]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space[4],
      padding: vars.space[5],
    },
  },
});

export const plain = styled({
  border: 0,
  padding: `${vars.space[5]} 0`,
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
});

const drawing = {
  display: 'none',
  flex: 'none',
  width: '160px',
  height: '92px',
  color: vars.text.secondary,
} as const;
const shown = (picture: ThemeForm['picture']) => ({
  [`${inForm('picture', picture)} &`]: { display: 'block' },
});
export const book = styled({ ...drawing, selectors: shown('book') });
export const lamp = styled({ ...drawing, selectors: shown('lamp') });
export const terminal = styled({ ...drawing, selectors: shown('terminal') });

export const accent = styled({ stroke: vars.accent.base });
export const bulb = styled({ stroke: vars.accent.base, fill: vars.accent.base });
/** What the lamp shines on. */
export const light = styled({ stroke: 'none', fill: vars.accent.tint });
export const second = styled({ stroke: vars.ai.base });

export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
  color: vars.text.primary,
});
export const hint = styled({
  maxWidth: '44ch',
  marginTop: vars.space[1],
  color: vars.text.secondary,
  textWrap: 'pretty',
});
export const action = styled({ marginTop: vars.space[3] });
