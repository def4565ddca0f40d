import { vars } from '@octavo/ui/theme';
import { narrow } from '@octavo/ui/theme/scale';
import { styled } from '@octavo/ui/theme/styled';

/** A sheet with the panel next to it, below the top bar; where the panel is a drawer, below the sheet. */
export const beside = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 328px',
  columnGap: '96px',
  minHeight: '640px',
  paddingTop: vars.size.topbar,
  paddingInlineEnd: vars.space[4],
  '@media': { [narrow.panel]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 0, paddingInlineEnd: 0 } },
});

export const sheet = styled({ background: vars.surface.page });
