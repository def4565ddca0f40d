import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const popup = styled({
  width: 'var(--radix-popover-trigger-width)',
  selectors: { '&&': { maxHeight: 'min(360px, var(--radix-popover-content-available-height))' } },
});

export const note = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2.5],
  minHeight: '34px',
  padding: `${vars.space[1]} ${vars.space[2.5]}`,
  color: vars.text.secondary,
});

export const words = styled({ minWidth: 0, flex: 1, overflowWrap: 'break-word' });
export const detail = styled({
  display: 'block',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});
export const tick = styled({ width: '16px', color: vars.accent.text });
