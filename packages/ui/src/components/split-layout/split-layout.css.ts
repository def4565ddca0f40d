import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

const closed = '[data-state="closed"]';
const rail = '52px';
/** Below this width, the main part next to a panel would be too narrow to read. */
const stacked = '(width < 720px)';

export const root = styled({ containerType: 'inline-size', minHeight: 'inherit' });

export const columns = styled({
  display: 'flex',
  minHeight: 'inherit',
  '@container': { [stacked]: { flexDirection: 'column' } },
});

export const main = styled({ flex: '1 1 0', minWidth: 0, padding: vars.space[6] });

export const side = styled({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '280px',
  background: vars.surface.panel,
  border: `0 solid ${vars.edge.pane}`,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&[data-side="start"]': { borderInlineEndWidth: '1px' },
    '&[data-side="end"]': { borderInlineStartWidth: '1px' },
    [`&${closed}`]: { inlineSize: rail },
  },
  '@container': {
    [stacked]: {
      inlineSize: 'auto',
      selectors: {
        [`&${closed}`]: { inlineSize: 'auto' },
        '&[data-side="start"]': { borderInlineEndWidth: 0, borderBlockEndWidth: '1px' },
        '&[data-side="end"]': { borderInlineStartWidth: 0, borderBlockStartWidth: '1px' },
      },
    },
  },
});

export const head = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.topbar,
  padding: `0 ${vars.space[2]}`,
  selectors: { '[data-side="end"] > &': { flexDirection: 'row-reverse' } },
});

export const label = styled({
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  selectors: { [`${closed} &`]: { display: 'none' } },
  // There is room for the name when the parts are stacked.
  '@container': { [stacked]: { selectors: { [`${closed} &`]: { display: 'block' } } } },
});

export const content = styled({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  // The final width, so that lines do not rewrap while the panel opens.
  inlineSize: '279px',
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': { [stacked]: { inlineSize: 'auto' } },
});
