import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/mixins.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  isolation: 'isolate',
});

/** Fades out towards the bottom. */
export const content = styled({
  gridArea: '1 / 1',
  overflow: 'hidden',
  filter: 'blur(5px)',
  opacity: 0.75,
  userSelect: 'none',
  maskImage: 'linear-gradient(#000 45%, transparent)',
  '@media': {
    // No blur if the reader prefers more contrast.
    [`${forced}, (prefers-contrast: more)`]: { visibility: 'hidden', filter: 'none' },
  },
});

export const notice = styled({
  gridArea: '1 / 1',
  zIndex: 1,
  alignSelf: 'center',
  justifySelf: 'center',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `2px ${vars.space[3]}`,
  width: 'min(440px, calc(100% - 32px))',
  margin: vars.space[4],
  padding: vars.space[5],
  background: vars.surface.raised,
  border: `1px solid ${vars.edge.notice}`,
  boxShadow: vars.shadow.float,
});

export const icon = styled({
  gridRow: 'span 3',
  color: vars.notice.icon,
  paddingTop: '1px',
});

export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
});
export const message = styled({ color: vars.text.secondary });
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[4],
  // Stacked, they all have the same width.
  '@media': { [narrow.phone]: { display: 'grid' } },
});
