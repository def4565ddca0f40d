import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { focusRing, forced, forcedFill } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const cell = '40px';

export const root = styled({ width: `calc(7 * ${cell})`, maxWidth: '100%' });

export const month = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  rowGap: vars.space[2],
});

export const caption = styled({ textAlign: 'center' });

export const captionLabel = styled({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const grid = styled({
  gridColumn: '1 / -1',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
});

export const weekday = styled({
  height: '28px',
  padding: 0,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.tertiary,
  selectors: {
    [`${inForm('labels', 'capitals')} &`]: {
      textTransform: 'uppercase',
      letterSpacing: '.06em',
      fontSize: '11px',
    },
  },
});

// The calendar sets a day's state on its cell; these classes style the cell and the button in it.
export const selected = styled({});
export const today = styled({});
export const outside = styled({});
export const aim = styled({});
export const between = styled({});
export const rangeStart = styled({});
export const rangeMiddle = styled({});
export const rangeEnd = styled({});

const radius = rounded(vars.radius.control);
const band = `&.${rangeMiddle}, &.${rangeStart}:not(.${rangeEnd}), &.${rangeEnd}:not(.${rangeStart})`;

export const day = styled({
  position: 'relative',
  padding: 0,
  selectors: {
    [band]: { background: vars.ground.range },
    [`&.${rangeMiddle}`]: { boxShadow: vars.shadow.range },
    [`&:is(.${rangeStart}, :first-child)`]: {
      borderStartStartRadius: radius,
      borderEndStartRadius: radius,
    },
    [`&:is(.${rangeEnd}, :last-child)`]: {
      borderStartEndRadius: radius,
      borderEndEndRadius: radius,
    },
    // A preview of the range: a dashed line.
    [`&.${between}::before`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '1px',
      background: `repeating-linear-gradient(90deg, ${vars.accent.base} 0 5px, transparent 5px 8px)`,
      color: vars.accent.base,
      filter: vars.shadow.thread,
      pointerEvents: 'none',
    },
  },
});

const isEnd = `:is(.${selected}:not(.${rangeMiddle}), .${rangeStart}, .${rangeEnd})`;

export const dayButton = styled({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '36px',
  padding: 0,
  border: '1px solid transparent',
  background: 'transparent',
  color: vars.text.primary,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`.${outside} &`]: { color: vars.text.tertiary },
    [`.${outside}.${rangeMiddle} &`]: { color: vars.text.secondary },
    [`.${today} &`]: { fontWeight: 600, color: vars.accent.text },
    '&:hover': { background: vars.surface.hoverRaised, color: vars.text.primary },
    [`.${aim} &`]: {
      border: `1px dashed ${vars.accent.base}`,
      background: vars.surface.hoverRaised,
      color: vars.text.primary,
    },
    [`${isEnd} &`]: { background: vars.accent.base, color: vars.accent.on, fontWeight: 600 },
    [`${isEnd} &:hover`]: { background: vars.accent.hover, color: vars.accent.on },
    ...focusRing,
    '&:focus-visible': { ...focusRing['&:focus-visible'], zIndex: 1 },
    // Today is underlined.
    [`.${today} &::after`]: {
      content: '',
      position: 'absolute',
      bottom: '4px',
      width: '14px',
      height: '2px',
      background: 'currentColor',
      filter: vars.shadow.thread,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        [`${isEnd} &`]: forcedFill,
        [`.${rangeMiddle} &`]: { border: '2px solid Highlight' },
        [`.${today} &::after`]: { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
  },
});

export const tip = styled({
  position: 'absolute',
  bottom: 'calc(100% + 4px)',
  insetInlineStart: '50%',
  translate: '-50% 0',
  width: 'max-content',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [forced]: { zIndex: 1, outline: '1px solid', background: 'Canvas' } },
  selectors: {
    // Aligned with the edge in the first and last column, so that it does not overflow.
    [`[dir='rtl'] .${day} &`]: { translate: '50% 0' },
    [`.${day}:first-child &, [dir='rtl'] .${day}:first-child &`]: { insetInlineStart: 0, translate: 'none' },
    [`.${day}:last-child &, [dir='rtl'] .${day}:last-child &`]: { insetInline: 'auto 0', translate: 'none' },
  },
});
