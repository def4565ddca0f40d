import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'grid',
  gap: vars.space[2],
  paddingBottom: vars.space[5],
  marginBottom: vars.space[3],
  borderBottom: `1px solid ${vars.border.strong}`,
  selectors: { '[data-width="collapsed"] &': { textAlign: 'center', paddingInline: vars.space[3] } },
});

export const line = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-width="collapsed"] &': { justifyContent: 'center' } },
});

/** Its label ends with the line above, also when it wraps to the next one. */
export const upgrade = styled({
  marginInline: `auto calc(-1 * ${vars.space[3]})`,
  selectors: { '[data-width="collapsed"] &': { marginInline: 0 } },
});

export const left = styled({
  fontWeight: 600,
  selectors: {
    '[data-width="collapsed"] &': {
      fontSize: vars.type.caption.size,
      fontWeight: 500,
      color: vars.text.secondary,
    },
  },
});

export const small = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  selectors: { '[data-width="collapsed"] &': { display: 'none' } },
});
