import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

const mark = {
  display: 'inline-block',
  position: 'relative',
  width: '.6em',
  marginInline: '.1em',
  color: vars.text.secondary,
  selectors: {
    // The line-through of a text does not extend into a block.
    'del &::before': {
      content: '',
      position: 'absolute',
      insetInline: '-.1em',
      bottom: '.45em',
      borderTop: '1px solid currentColor',
    },
  },
} as const;

const edges = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  bottom: '.25em',
  height: '.4em',
  border: '1.5px solid currentColor',
} as const;

export const space = styled({ ...mark, '::after': { ...edges, borderTopStyle: 'none' } });
export const noBreakSpace = styled({ ...mark, '::after': edges });
