import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px',
  maxWidth: '100%',
  padding: `calc(${vars.space[1]} - 1px)`,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.raised,
  selectors: {
    "&[data-orientation='vertical']": { flexDirection: 'column', alignItems: 'stretch' },
    "&[data-floating='true']": { boxShadow: vars.shadow.float },
  },
});

export const separator = styled({
  alignSelf: 'stretch',
  flex: 'none',
  background: vars.border.hairline,
  selectors: {
    "&[data-orientation='vertical']": {
      width: '1px',
      marginBlock: vars.space[1.5],
      marginInline: vars.space[1],
    },
    "&[data-orientation='horizontal']": {
      height: '1px',
      marginInline: vars.space[1.5],
      marginBlock: vars.space[1],
    },
  },
});
