import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { forced, forcedFill } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const isSet = ":is([data-state='checked'], [data-state='indeterminate'])";

export const box = styled({
  ...edge('5px', '6px'),
  color: vars.accent.on,
  selectors: {
    [`&:enabled${isSet}`]: { background: vars.accent.base, borderColor: vars.accent.base },
    [`&:enabled${isSet}:hover`]: { background: vars.accent.hover },
    [`&:enabled${isSet}:active`]: { background: vars.accent.pressed },
    '&:disabled': { color: vars.text.tertiary },
  },
  '@media': { [forced]: { selectors: { [`&:enabled${isSet}`]: forcedFill } } },
});

export const mark = styled({ display: 'grid', placeItems: 'center' });
