import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const field = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1.5],
  minWidth: 0,
});

export const label = styled({
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: 500,
  color: vars.text.primary,
});

export const labelLine = styled({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const hint = styled({ fontSize: '13px', lineHeight: '18px', color: vars.text.secondary });

export const error = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1.5],
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.danger.text,
});

/** The frame of a field. */
export const frame = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2.5],
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.controlLg,
  paddingInline: `calc(${vars.space[3.5]} - 1px)`,
  border: `1px solid ${vars.border.control}`,
  background: vars.ground.field,
  color: vars.text.primary,
  selectors: {
    '&:where(:hover)': { borderColor: vars.text.tertiary },
    '&:has(:is(input, textarea):focus-visible), &:is(button):focus-visible': {
      outline: '2px solid transparent',
      boxShadow: vars.focus.halo,
      borderColor: vars.focus.ring,
    },
    "&:has([aria-invalid='true']), &[aria-invalid='true']": { borderColor: vars.danger.base },
    "&:has(:is(input, textarea):disabled), &:disabled, &[aria-disabled='true']": {
      borderColor: vars.border.strong,
      borderStyle: 'dashed',
      background: 'transparent',
      color: vars.text.tertiary,
      cursor: 'not-allowed',
    },
  },
});

/** The input inside a frame. */
export const control = styled({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'transparent',
  fontFamily: vars.font.ui,
  // 16 px: with less, phones zoom in on a field.
  fontSize: '16px',
  lineHeight: '24px',
  color: 'inherit',
  // What is typed runs the way of its first letter, an empty field that of the page.
  unicodeBidi: 'plaintext',
  textOverflow: 'ellipsis',
  caretColor: vars.accent.base,
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none' },
    // The size of other texts: only what is typed needs 16 px.
    '&::placeholder': { color: vars.text.tertiary, opacity: 1, fontSize: '.9375em' },
    '&:disabled': { cursor: 'inherit' },
  },
});
