import { vars } from '../../theme/contract.css.ts';
import { narrow, touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const keys = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  '@media': { [narrow.phone]: { display: 'none' }, [touch]: { display: 'none' } },
});

export const waiting = styled({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  minHeight: '180px',
});

export const hint = styled({ maxWidth: '52ch', color: vars.text.secondary });
