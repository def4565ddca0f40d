import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { styled } from '../../theme/styled.ts';

/** The native list opens from anywhere on the row. */
export const root = styled({
  position: 'relative',
  borderRadius: rounded(vars.radius.control),
});

export const row = styled({
  display: 'flex',
  alignItems: 'center',
  gap: `calc(${vars.space[3.5]} - 1px)`,
  minHeight: vars.size.control,
  fontSize: vars.type.ui.size,
  fontWeight: 500,
  lineHeight: '20px',
  color: vars.text.secondary,
  selectors: {
    [`${root}:hover &`]: { color: vars.text.primary },
    '[data-width="collapsed"] &': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space[1],
      minHeight: '52px',
      fontSize: vars.type.caption.size,
      lineHeight: vars.type.caption.line,
    },
  },
});

export const long = styled({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-width="collapsed"] &': { display: 'none' } },
});

export const short = styled({
  display: 'none',
  textTransform: 'uppercase',
  selectors: { '[data-width="collapsed"] &': { display: 'inline' } },
});

export const select = styled({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  color: vars.text.primary,
  background: vars.surface.raised,
});

/** The list itself is invisible, so the row shows the focus. */
export const focus = styled({
  selectors: { '&:has(:focus-visible)': { boxShadow: vars.focus.halo } },
});
