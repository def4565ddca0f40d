import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { styled } from '../../theme/styled.ts';

const size = (side: string, text: string, cut: string) =>
  styled({
    ...edge('50%', cut),
    width: side,
    height: side,
    fontSize: text,
  });

export const root = styled({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  overflow: 'hidden',
  verticalAlign: 'middle',
  border: `1px solid ${vars.edge.avatar}`,
  background: vars.accent.tint,
  color: vars.accent.text,
  userSelect: 'none',
});

export const small = size('28px', '11px', '7px');
export const medium = size('36px', '13px', '9px');
export const large = size('72px', '25px', '16px');

export const picture = styled({ width: '100%', height: '100%', objectFit: 'cover' });
export const initials = styled({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  fontFamily: vars.font.ui,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '.02em',
});
