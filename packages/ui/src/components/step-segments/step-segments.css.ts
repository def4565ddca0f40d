import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { forced, forcedFill } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });

export const label = styled({
  flex: 'none',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
});

export const segments = styled({ flex: '0 1 auto', display: 'flex', gap: vars.space[1], minWidth: 0 });

export const segment = styled({
  flex: '0 1 28px',
  width: '28px',
  minWidth: '10px',
  height: '4px',
  borderRadius: rounded('2px'),
  background: vars.ground.groove,
  transition: `background-color ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    "&[data-reached='true']": { background: vars.accent.base },
    [`${inForm('bars', 'cells')} &`]: {
      height: '6px',
      transform: 'skewX(-24deg)',
      background: vars.border.strong,
    },
    [`${inForm('bars', 'cells')} &[data-reached='true']`]: { background: vars.accent.base },
  },
  '@media': { [forced]: { border: '1px solid', selectors: { "&[data-reached='true']": forcedFill } } },
});
