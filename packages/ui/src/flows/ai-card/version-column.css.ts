import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { styled } from '../../theme/styled.ts';

const diamonds = inForm('marks', 'diamonds');

/** One of three equal columns; the selected one has a top line of 3 px and the card's tint. */
export const column = styled({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: '248px',
  padding: `${vars.space[4]} ${vars.space[4.5]} ${vars.space[4.5]}`,
  borderTop: '3px solid transparent',
  marginTop: '-1px',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.border.hairline}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-4px' },
  },
  '@container': {
    '(width < 560px)': {
      minHeight: 0,
      selectors: { '& + &': { borderInlineStart: 0, borderTop: `1px solid ${vars.border.hairline}` } },
    },
  },
});

export const chosen = styled({ background: vars.ai.tint, borderTopColor: vars.ai.base });

export const head = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '20px',
});

/** The whole column can be pressed. */
export const label = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const radio = styled({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '16px',
  height: '16px',
  margin: 0,
  border: `1.5px solid ${vars.ai.border}`,
  borderRadius: rounded('50%'),
  outline: 'none',
  cursor: 'pointer',
  '::before': { content: '', width: '8px', height: '8px', borderRadius: 'inherit' },
  selectors: {
    '&:checked': { borderColor: vars.ai.base },
    '&:checked::before': { background: vars.ai.base },
    '&[aria-disabled="true"]': { borderStyle: 'dashed' },
    [`${diamonds} &`]: { width: '12px', height: '12px', margin: '2px', rotate: '45deg' },
    [`${diamonds} &::before`]: { width: '6px', height: '6px' },
  },
});

export const facts = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  marginInlineStart: 'auto',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
});

export const writing = styled({ color: vars.ai.text, fontWeight: 500 });

export const text = styled({
  fontFamily: vars.font.document,
  fontSize: vars.type.excerpt.size,
  lineHeight: vars.type.excerpt.line,
  color: vars.text.document,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const lines = styled({ display: 'grid', gap: vars.space[4], paddingTop: vars.space[2] });

export const error = styled({ display: 'flex', gap: vars.space[1.5], color: vars.danger.text });

/** Shown when there is nothing more to write. */
export const calm = styled({ display: 'flex', gap: vars.space[1.5], color: vars.text.secondary });

/** What a failure did not affect, and what it cost. */
export const safe = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});
