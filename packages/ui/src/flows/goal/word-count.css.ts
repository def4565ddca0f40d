import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { forced, forcedFill } from '../../theme/mixins.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const count = styled({
  display: 'grid',
  gap: vars.space[1],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

/** If the bar has no room for both, the reading time is below the words. */
export const line = styled({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' });

export const tick = styled({ marginInlineEnd: vars.space[1], color: vars.success.text });

/** A narrow page has room for the words only. */
export const time = styled({
  selectors: {
    '&:not(:empty)::before': { content: '" · "', marginInline: vars.space[1], whiteSpace: 'pre' },
  },
  '@media': { [narrow.phone]: { display: 'none' } },
});

export const track = styled({
  display: 'block',
  height: '3px',
  selectors: { [`${inForm('bars', 'cells')} &`]: { height: '4px' } },
});

export const share = styled({ display: 'block' });

export const full = styled({
  display: 'block',
  background: vars.success.text,
  '@media': { [forced]: forcedFill },
});
