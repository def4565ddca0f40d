import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';
import { globalStyle } from '@vanilla-extract/css';

/** The bar and the sheet share the height of the window; alone, the sheet would take all of it. */
export const column = styled({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
globalStyle(`${column} > main`, { flex: '1 0 auto', minHeight: 0 });

export const heading = styled({
  marginBlockEnd: vars.space[4],
  fontFamily: vars.font.display,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
});
