import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { styled } from '../../theme/styled.ts';

export const filter = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginTop: vars.space[6],
});

export const count = styled({
  minHeight: vars.type.ui.line,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const day = styled({ marginTop: vars.space[7] });

export const dayName = styled({
  marginBottom: vars.space[3],
  fontFamily: vars.font.ui,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    '&::first-letter': { textTransform: 'uppercase' },
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' },
  },
});

/** As high as the name of a day. */
export const loadingDayName = styled({
  display: 'flex',
  alignItems: 'center',
  height: vars.type.caption.line,
  marginBottom: vars.space[3],
});

export const rows = styled({ borderTop: `1px solid ${vars.border.hairline}` });
export const more = styled({ marginTop: vars.space[5] });
