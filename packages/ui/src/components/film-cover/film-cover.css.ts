import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'block',
  width: '100%',
  height: '100%',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});

export const wall = styled({ fill: vars.accent.tint });
export const frame = styled({ fill: 'none', stroke: vars.border.control });
export const sky = styled({ fill: vars.surface.page, stroke: vars.border.control });
export const line = styled({ fill: 'none', stroke: vars.text.primary });
export const cloth = styled({ fill: vars.surface.page, stroke: vars.text.secondary });
export const skin = styled({ fill: vars.surface.raised, stroke: vars.text.secondary });
export const hair = styled({ fill: vars.text.secondary });
export const eye = styled({ fill: vars.text.primary });
export const accent = styled({ fill: 'none', stroke: vars.accent.base });
