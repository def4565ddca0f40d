import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { styled } from '../../theme/styled.ts';

const travel = keyframes({ from: { backgroundPositionX: '0' }, to: { backgroundPositionX: '24px' } });

export const height = styled({
  height: '6px',
  selectors: { [`${inForm('bars', 'cells')} &`]: { height: '8px' } },
});

/** Without a known length it is hatched as well as moving, for reduced motion. */
export const unknown = styled({
  selectors: {
    "&[data-state='indeterminate']": {
      backgroundImage: `repeating-linear-gradient(115deg, transparent 0 8px, ${vars.surface.page} 8px 11px, transparent 11px 12px)`,
      backgroundSize: '24px 100%',
      animation: `${travel} 1s linear infinite`,
    },
  },
});
