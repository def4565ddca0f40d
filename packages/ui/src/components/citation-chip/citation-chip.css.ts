import { vars } from '../../theme/contract.css.ts';
import { edge, rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const cut = inForm('corners', 'cut');

/**
 * Part of a line of text: it wraps like the text and uses its typeface. In themes with cut corners it has an outlined
 * box.
 */
export const root = styled({
  display: 'inline',
  padding: 0,
  border: 0,
  borderRadius: rounded('3px'),
  background: 'transparent',
  font: 'inherit',
  fontStyle: 'normal',
  color: vars.accent.text,
  textAlign: 'start',
  cursor: 'pointer',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  selectors: {
    '&:hover': { background: vars.accent.tint },
    "&[aria-expanded='true']": { background: vars.accent.tint },
    ...focusRing,
    [`${cut} &`]: {
      ...edge('6px'),
      display: 'inline-block',
      paddingInline: vars.space[1.5],
      lineHeight: 1.35,
      border: `1px solid ${vars.border.control}`,
    },
    [`${cut} &:is(:hover, [aria-expanded='true'])`]: { borderColor: vars.accent.base },
  },
});

/** A number, as in IEEE, with figures of equal width. */
export const number = styled({ fontVariantNumeric: 'tabular-nums lining-nums' });

const underline = { textDecorationLine: 'underline', textUnderlineOffset: '.22em' } as const;

/** Distinguished by its line as well, not by colour alone. */
export const unverified = styled({
  ...underline,
  color: vars.warning.text,
  textDecorationStyle: 'dotted',
  selectors: { [`${cut} &`]: { borderColor: vars.warning.base, borderStyle: 'dashed' } },
});
export const retracted = styled({
  color: vars.danger.text,
  textDecorationLine: 'line-through',
  selectors: { [`${cut} &`]: { borderColor: vars.danger.base } },
});
export const missing = styled({
  ...underline,
  color: vars.danger.text,
  textDecorationStyle: 'dashed',
  textDecorationThickness: '1px',
  selectors: { [`${cut} &`]: { borderColor: vars.danger.base, borderStyle: 'dashed' } },
});
