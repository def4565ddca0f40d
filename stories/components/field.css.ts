import { vars } from '@octavo/ui/theme';
import { rounded } from '@octavo/ui/theme/corners';
import { focusRing } from '@octavo/ui/theme/mixins';
import { styled } from '@octavo/ui/theme/styled';

const box = {
  minHeight: vars.size.controlLg,
  border: `1px solid ${vars.border.control}`,
  borderRadius: rounded(vars.radius.control),
  background: vars.ground.field,
  color: vars.text.primary,
} as const;

const selectors = {
  ...focusRing,
  "&[aria-invalid='true']": { borderColor: vars.danger.base },
};

export const cover = styled({ ...box, width: '100%', paddingInline: '13px', font: 'inherit', selectors });
export const several = styled({ display: 'flex', gap: vars.space[2], margin: 0, padding: 0, border: 0 });
export const figure = styled({
  ...box,
  width: '80px',
  paddingInline: '13px',
  fontFamily: vars.font.ui,
  fontSize: '16px',
  fontVariantNumeric: 'tabular-nums',
  selectors,
});
