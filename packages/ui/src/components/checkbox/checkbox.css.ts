import { vars } from '../../theme/contract.css.ts';
import { forced, forcedFill, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const isSet = ":is([data-state='checked'], [data-state='indeterminate'])";

export const box = styled({
  borderRadius: '5px',
  color: vars.accent.on,
  selectors: {
    ...neon({ borderRadius: 0 }),
    [`&:enabled${isSet}`]: { background: vars.accent.base, borderColor: vars.accent.base },
    [`&:enabled${isSet}:hover`]: { background: vars.accent.hover },
    [`&:enabled${isSet}:active`]: { background: vars.accent.pressed },
    '&:disabled': { color: vars.text.tertiary },
  },
  '@supports': {
    '(corner-shape: bevel)': { selectors: neon({ borderRadius: '0 6px 0 6px', cornerShape: 'bevel' }) },
  },
  '@media': { [forced]: { selectors: { [`&:enabled${isSet}`]: forcedFill } } },
});

export const mark = styled({ display: 'grid', placeItems: 'center' });
