import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const filled = inForm('segments', 'filled');

/** Overrides the look of a toggle, which it shares. */
export const tab = styled({
  selectors: {
    '&&': {
      flex: '1 1 0',
      flexWrap: 'wrap',
      columnGap: vars.space[2],
      rowGap: 0,
      minWidth: 0,
      paddingBlock: vars.space[1],
      whiteSpace: 'normal',
    },
  },
});

export const note = styled({
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: 500,
  color: vars.success.text,
  selectors: {
    [`${filled} [data-state='active'] > &`]: { color: 'inherit' },
  },
  // The chosen segment keeps its fill there, and with it the colours of all that is on it.
  '@media': { [forced]: { selectors: { "[data-state='active'] > &": { color: 'inherit' } } } },
});
