import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '48px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: '1px solid',
  fontFamily: vars.font.ui,
  '@media': { [narrow.phone]: { flexWrap: 'wrap', rowGap: vars.space[1] } },
});

export const icon = styled({ flex: 'none' });
/** Long words wrap before they push the buttons out. */
export const text = styled({
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.text.primary,
});
export const action = styled({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const neutral = styled({
  background: vars.surface.panel,
  borderColor: vars.border.strong,
  color: vars.text.secondary,
});
export const accent = styled({
  background: vars.accent.tint,
  borderColor: vars.accent.base,
  color: vars.accent.text,
});

const tone = (role: 'danger' | 'success' | 'warning') =>
  styled({ background: vars[role].tint, borderColor: vars[role].base, color: vars[role].text });
export const success = tone('success');
export const warning = tone('warning');
export const danger = tone('danger');
