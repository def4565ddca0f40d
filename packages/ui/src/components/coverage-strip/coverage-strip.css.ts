import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { forced, forcedFill } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const strip = styled({ position: 'relative' });

export const ticks = styled({ display: 'flex', gap: '2px', height: '10px' });

export const tick = styled({
  flex: '1 1 0',
  minWidth: '1px',
  border: `1px solid ${vars.edge.tick}`,
  borderRadius: '1px',
});

export const checked = styled({
  background: vars.ground.tick,
  borderColor: vars.ground.tick,
  '@media': { [forced]: forcedFill },
});

export const bar = styled({
  overflow: 'hidden',
  height: '6px',
  border: `1px solid ${vars.edge.tick}`,
  borderRadius: rounded('3px'),
});

export const fill = styled({
  height: '100%',
  background: vars.ground.tick,
  '@media': { [forced]: forcedFill },
});
