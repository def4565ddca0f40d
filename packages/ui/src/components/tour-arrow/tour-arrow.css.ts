import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const turned = inForm('threads', 'angular');

export const root = styled({
  display: 'grid',
  alignItems: 'end',
  width: '100%',
  maxWidth: '264px',
  '@media': {
    [narrow.phone]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'flex-end',
      gap: vars.space[3],
      maxWidth: 'none',
    },
  },
});

export const drawing = styled({
  flex: 'none',
  fill: 'none',
  stroke: vars.accent.base,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  color: vars.accent.base,
  filter: vars.shadow.thread,
  selectors: { "[dir='rtl'] &": { transform: 'scaleX(-1)' } },
});

export const long = styled({
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  height: 'auto',
  '@media': { [narrow.phone]: { display: 'none' } },
});
export const short = styled({
  display: 'none',
  width: '64px',
  height: '72px',
  // The arrowhead is below the middle of the last of three choices.
  marginInlineEnd: `calc(100% / 6 - ${vars.space[3]})`,
  '@media': { [narrow.phone]: { display: 'block' } },
});

export const curved = styled({ selectors: { [`${turned} &`]: { display: 'none' } } });
export const angular = styled({ display: 'none', selectors: { [`${turned} &`]: { display: 'inline' } } });

export const note = styled({
  gridArea: '1 / 1',
  marginInlineStart: '50%',
  marginBlockEnd: `calc(${vars.space[18]} + ${vars.space[1]})`,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.display,
  fontSize: '16px',
  lineHeight: '22px',
  fontStyle: 'italic',
  color: vars.text.secondary,
  selectors: {
    // In themes with separate choices the arrow starts lower, and the film in the corner must not cover the note.
    [`${turned} &`]: {
      marginBlockEnd: `calc(${vars.space[22]} + ${vars.space[3]})`,
      fontFamily: vars.font.ui,
      fontSize: '15px',
      lineHeight: '20px',
      fontStyle: 'normal',
    },
  },
  '@media': {
    [narrow.phone]: {
      flex: 1,
      minWidth: 0,
      margin: 0,
      textAlign: 'end',
      textWrap: 'balance',
      selectors: { [`${turned} &`]: { marginBlockEnd: 0 } },
    },
  },
});
