import { vars } from '../../theme/contract.css.ts';
import { edge, lamp as lampTheme, neon, paper } from '../../theme/mixins.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const corners = edge(vars.radius.card);

export const root = styled({
  ...corners,
  display: 'flex',
  alignItems: 'center',
  gap: '32px',
  padding: '28px',
  border: `1px dashed ${vars.border.strong}`,
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

const drawing = { flex: 'none', width: '160px', height: '92px', color: vars.text.secondary } as const;
export const book = styled({ ...drawing, display: 'none', selectors: paper({ display: 'block' }) });
export const lamp = styled({ ...drawing, display: 'none', selectors: lampTheme({ display: 'block' }) });
export const terminal = styled({ ...drawing, display: 'none', selectors: neon({ display: 'block' }) });

export const accent = styled({ stroke: vars.accent.base });
export const bulb = styled({ stroke: vars.accent.base, fill: vars.accent.base });
/** What the lamp shines on. */
export const light = styled({ stroke: 'none', fill: vars.accent.tint });
export const second = styled({ stroke: vars.ai.base });

export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
  color: vars.text.primary,
});
export const hint = styled({
  maxWidth: '44ch',
  marginTop: '4px',
  color: vars.text.secondary,
  textWrap: 'pretty',
});
export const action = styled({ marginTop: '12px' });
