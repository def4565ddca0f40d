import { vars } from '../../theme/contract.css.ts';
import { neon, paper, lamp } from '../../theme/mixins.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '32px',
  padding: '28px',
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  selectors: neon({ borderRadius: 0 }),
  '@media': {
    [narrow.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: '16px', padding: '20px' },
  },
});

export const plain = styled({
  border: 0,
  padding: '20px 0',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '12px',
});

const drawing = { flex: 'none', width: '132px', height: '76px', color: vars.text.secondary } as const;
export const book = styled({
  ...drawing,
  display: 'none',
  selectors: { ...paper({ display: 'block' }), ...lamp({ display: 'block' }) },
});
export const terminal = styled({ ...drawing, display: 'none', selectors: neon({ display: 'block' }) });

export const accent = styled({ stroke: vars.accent.base });
export const second = styled({ stroke: vars.ai.base });

export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
  color: vars.text.primary,
});
export const hint = styled({ maxWidth: '44ch', color: vars.text.secondary });
export const action = styled({ marginTop: '12px' });
