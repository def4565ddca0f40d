import { vars } from '../../theme/contract.css.ts';
import { edge, neon } from '../../theme/mixins.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const dialogEdge = edge(vars.radius.dialog);

/** 44 px wider than the sheet on each side where there is room for that. */
export const card = styled({
  ...dialogEdge,
  containerType: 'inline-size',
  scrollMarginBlock: '72px',
  background: vars.ai.surface,
  border: `1px solid ${vars.ai.border}`,
  boxShadow: vars.shadow.float,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.primary,
  overflow: 'clip',
});

export const header = styled({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} 18px`,
  borderBottom: `1px solid ${vars.border.hairline}`,
});

export const name = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 600,
  color: vars.ai.text,
});

export const counts = styled({
  fontSize: '13px',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const headerEnd = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const request = styled({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} 18px ${vars.space[4]}`,
});

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const versions = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.border.hairline}`,
  '@container': {
    '(width < 560px)': { gridTemplateColumns: '1fr' },
  },
});

export const footer = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} 18px`,
  borderTop: `1px solid ${vars.border.hairline}`,
});

export const note = styled({
  display: 'flex',
  flexDirection: 'column',
  marginInlineEnd: 'auto',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  selectors: neon({ letterSpacing: 0 }),
});

export const ends = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@media': { [narrow.phone]: { flexGrow: 1 } },
});
