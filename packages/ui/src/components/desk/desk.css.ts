import { narrow } from '../../theme/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { forced, lamp, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const gridLine = `color-mix(in srgb, ${vars.border.hairline} 26%, transparent)`;

export const desk = styled({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  minHeight: '100dvh',
  background: vars.surface.desk,
  color: vars.text.primary,
  selectors: {
    ...lamp({ background: `radial-gradient(ellipse 90% 420px at 50% 0, #241A12, ${vars.surface.desk})` }),
    ...neon({
      backgroundImage: [
        `linear-gradient(${gridLine} 1px, transparent 1px)`,
        `linear-gradient(90deg, ${gridLine} 1px, transparent 1px)`,
        `radial-gradient(ellipse 60% 180px at 12% 100%, color-mix(in srgb, ${vars.ai.base} 16%, transparent), transparent)`,
        `radial-gradient(ellipse 60% 180px at 88% 100%, color-mix(in srgb, ${vars.accent.base} 14%, transparent), transparent)`,
      ].join(', '),
      backgroundSize: '24px 24px, 24px 24px, 100% 100%, 100% 100%',
      backgroundAttachment: 'fixed',
    }),
  },
});

/** A few strokes of rain, neon only. */
export const rain = styled({
  display: 'none',
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  selectors: neon({ display: 'block' }),
  '@media': { [forced]: { selectors: neon({ display: 'none' }) } },
});

export const main = styled({
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [narrow.panel]: { width: '100%' } },
});
