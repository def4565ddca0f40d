import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

/** As wide as the widest page, to which the sizes inside refer. */
export const frame = styled({ containerType: 'inline-size', inlineSize: '100%' });

export const page = styled({
  boxSizing: 'border-box',
  margin: '0 auto',
  background: vars.ground.sheet,
  color: vars.text.primary,
  border: `1px solid ${vars.edge.pane}`,
  boxShadow: vars.shadow.card,
  transition: ['inline-size', 'block-size', 'padding']
    .map((property) => `${property} ${vars.motion.base} ${vars.motion.ease}`)
    .join(', '),
});

/** The area between the margins; overflowing lines belong on the next page. */
export const content = styled({
  blockSize: '100%',
  overflow: 'hidden',
  lineHeight: 1.44,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  userSelect: 'none',
});
