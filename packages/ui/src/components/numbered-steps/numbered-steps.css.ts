import { vars } from '../../theme/contract.css.ts';
import { corners } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { styled } from '../../theme/styled.ts';

// With `none`, Safari's VoiceOver no longer treats it as a list; an empty bullet looks the same and avoids that.
export const root = styled({ listStyleType: '""' });

export const step = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3.5],
  minHeight: '56px',
  paddingBlock: vars.space[2.5],
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.hairline}` } },
});

export const number = styled({
  ...corners('6px', { at: ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'], by: '7px' }),
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  border: `1px solid ${vars.border.control}`,
  fontSize: vars.type.ui.size,
  lineHeight: 1,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: { [`${inForm('figures', 'mono')} &`]: { fontFamily: vars.font.mono } },
});

export const text = styled({
  flex: 1,
  minWidth: 0,
  fontSize: '15px',
  lineHeight: '22px',
  textWrap: 'pretty',
});
export const icon = styled({ flex: 'none', display: 'inline-flex', color: vars.accent.text });
