import { vars } from '../../theme/contract.css.ts';
import { corner, rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** The page to write on: 784 px wide and as long as the text. */
export const sheet = styled({
  position: 'relative',
  flex: 1,
  width: '100%',
  maxWidth: vars.size.page,
  // Like the desk's column: typing a line does not trigger measuring the width of the sheet.
  contain: 'inline-size',
  minHeight: `calc(100dvh - ${vars.size.topbar})`,
  marginInline: 'auto',
  background: vars.ground.sheet,
  border: `1px solid ${vars.edge.pane}`,
  borderBottom: 0,
  borderRadius: `${rounded(vars.radius.sheet)} ${corner(vars.radius.sheet, vars.radius.sheet)} 0 0`,
  cornerShape: vars.corner.shape,
  boxShadow: vars.shadow.sheet,
  selectors: {
    // Focused when the focused element is removed, so that the tab order continues here; it has no ring because it
    // handles no keys.
    '&:focus-visible': { outline: 'none' },
    // The single bright line at the top of the page.
    [`${inForm('leaves', 'stacked')} &::before`]: {
      content: '',
      position: 'absolute',
      top: '-1px',
      insetInlineStart: '-1px',
      width: '96px',
      height: '2px',
      background: vars.accent.base,
    },
  },
  '@media': {
    [narrow.panel]: { paddingBottom: vars.space[18] },
    [narrow.phone]: {
      // The menu of an empty last line has room above the bar.
      paddingBottom: `calc(${vars.size.topbar} + 3 * ${vars.size.controlLg} + ${vars.space[4]})`,
      // The sheet is the screen: it has no corners.
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});
