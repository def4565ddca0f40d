import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const code = styled({
  fontFamily: vars.font.mono,
  fontSize: '13px',
  overflowWrap: 'anywhere',
});

export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingTop: vars.space[4],
});

export const count = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

export const empty = styled({ color: vars.text.secondary, textWrap: 'pretty' });

export const form = styled({ display: 'grid', gap: vars.space[5] });

/** The code and the button that generates one, level with the field. */
export const codeLine = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
});

export const field = styled({ width: '100%' });

export const generate = styled({
  // The height of the field's label.
  paddingTop: vars.space[6],
  '@media': { [narrow.phone]: { paddingTop: 0 } },
});
