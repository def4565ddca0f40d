import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ display: 'grid', gap: vars.space[3], maxWidth: '640px' });
export const heading = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.subtitle.size,
  lineHeight: vars.type.subtitle.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
});
