import { vars } from '@octavo/ui/theme';
import { narrow } from '@octavo/ui/theme/scale';
import { styled } from '@octavo/ui/theme/styled';

/** The desk below the bar of the editor's screen, with the room that an AI card needs next to the sheet. */
export const desk = styled({
  display: 'flex',
  minHeight: '100dvh',
  paddingTop: vars.size.topbar,
  background: vars.ground.desk,
  vars: { '--sheet-room': `calc((100vw - 16px - ${vars.size.page}) / 2)` },
  '@media': { [narrow.phone]: { paddingTop: 0 } },
});
