import { vars } from '@octavo/ui/theme';
import { edge } from '@octavo/ui/theme/corners';
import { inForm } from '@octavo/ui/theme/form';
import { styled } from '@octavo/ui/theme/styled';

/**
 * Express buttons as the providers design them: black on light pages, white on dark ones, outlined in outlined themes.
 */
export const express = styled({
  ...edge(vars.radius.control),
  minHeight: '48px',
  border: '1px solid transparent',
  background: vars.text.primary,
  color: vars.surface.page,
  fontFamily: vars.font.ui,
  fontSize: '15px',
  fontWeight: 600,
  selectors: {
    [`${inForm('segments', 'filled')} &`]: {
      background: 'transparent',
      borderColor: vars.text.secondary,
      color: vars.text.primary,
    },
  },
});

export const fields = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
export const wide = styled({ gridColumn: '1 / -1' });
