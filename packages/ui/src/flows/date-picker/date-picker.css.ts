import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const trigger = styled({
  position: 'relative',
  width: 'fit-content',
  minWidth: 'min(272px, 100%)',
  maxWidth: '100%',
});

export const button = styled({
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 500,
  textAlign: 'start',
  minHeight: vars.size.control,
  selectors: {
    '&:hover': { background: vars.surface.hoverRaised },
    "&[data-state='open']": { borderColor: vars.accent.base },
    "&[data-empty='true']": { fontWeight: 400, color: vars.text.secondary },
    // Room for the clear button.
    "&:not([data-empty='true'])": { paddingInlineEnd: vars.space[10] },
  },
});

export const value = styled({
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const clear = styled({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '2px',
  display: 'grid',
  alignItems: 'center',
});

export const picker = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'center',
});

export const footer = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  width: '100%',
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.border.hairline}`,
});

export const status = styled({
  minHeight: vars.type.ui.line,
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const actions = styled({ display: 'flex', gap: vars.space[1], marginInlineStart: 'auto' });
