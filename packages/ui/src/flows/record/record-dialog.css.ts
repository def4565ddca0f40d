import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { forced } from '../../theme/mixins.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const content = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
});

/** The same height in both views, so that the dialog does not jump. */
export const listHeight = 'max(220px, min(440px, 100dvh - 420px))';

/** A single thread from the first entry to the last. */
export const thread = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  listStyleType: '""',
  paddingInline: `${vars.space[6]} ${vars.space[3]}`,
  paddingBlock: vars.space[1],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '10px 16px',
      insetInlineStart: '5px',
      width: '1px',
      background: vars.border.strong,
    },
  },
});

export const entry = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '6px',
      insetInlineStart: `calc(-1 * ${vars.space[6]})`,
      width: '11px',
      height: '11px',
      border: `2px solid ${vars.surface.dialog}`,
      borderRadius: '50%',
      background: vars.accent.base,
    },
  },
  '@media': { [forced]: { selectors: { '&::before': { background: 'CanvasText' } } } },
});

export const entryHead = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
});

export const day = styled({
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 600,
  selectors: {
    '&::first-letter': { textTransform: 'uppercase' },
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.06em' },
  },
});

export const total = styled({
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  // In one place for all days, whether or not it would fit beside a short date.
  '@media': { [narrow.phone]: { flexBasis: '100%' } },
});

export const beginning = styled({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.document,
  fontSize: '16px',
  lineHeight: '24px',
  color: vars.text.document,
});

export const bar = styled({
  display: 'flex',
  gap: '2px',
  height: '8px',
  overflow: 'hidden',
  borderRadius: rounded('4px'),
});

export const part = styled({
  flexBasis: 0,
  minWidth: '3px',
  '@media': { [forced]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
});

export const group = {
  own: styled({ background: vars.accent.base }),
  brought: styled({ background: vars.grammar.line }),
  ai: styled({ background: vars.ai.base }),
  corrected: styled({ background: vars.clarity.line }),
  earlier: styled({ background: vars.border.strong }),
} as const;

export const amounts = styled({ display: 'flex', flexWrap: 'wrap', gap: `2px ${vars.space[4]}` });

export const amount = styled({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.text.secondary,
});

export const figure = styled({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
});

export const legend = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space[4]}`,
  listStyleType: '""',
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.text.secondary,
});
export const legendEntry = styled({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const swatch = styled({
  width: '10px',
  height: '10px',
  borderRadius: '2px',
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const note = styled({ fontSize: '13px', lineHeight: '20px', color: vars.text.secondary });

/** Asks before the record is deleted; replaces the buttons. */
export const question = styled({
  flex: 1,
  minWidth: '240px',
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  '@media': { [narrow.phone]: { flexBasis: '100%' } },
});

export const loading = styled({ display: 'grid', gap: vars.space[5] });
export const spacer = styled({ flex: 1 });
