import { vars } from '@octavo/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Outside of the layers: Storybook's own styles are in none.
export const usage = style({
  margin: '40px 0 8px',
  fontFamily: vars.font.ui,
  fontSize: '15px',
  lineHeight: '22px',
  color: vars.text.primary,
});

export const heading = style({
  fontFamily: vars.font.display,
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 600,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 62ch)',
  gap: '10px 16px',
  margin: '12px 0 20px',
  '@media': { '(width < 600px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px' } },
});
globalStyle(`${facts} dt`, { color: vars.text.secondary, fontWeight: 500 });
globalStyle(`${facts} dd`, { margin: 0 });
globalStyle(`${facts} ol`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
globalStyle(`${facts} ol > li:not(:last-child)::after`, { content: '" ·"', color: vars.text.secondary });
globalStyle(`${facts} ul`, { listStyle: 'none', margin: 0, padding: 0 });
globalStyle(`${facts} kbd`, { fontFamily: vars.font.mono, fontSize: '13px', color: vars.text.secondary });

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: '16px',
});

const advised = style({
  margin: 0,
  padding: '12px 16px',
  background: vars.surface.panel,
  borderTop: '3px solid',
});
export const good = style([advised, { borderTopColor: vars.success.base }]);
export const bad = style([advised, { borderTopColor: vars.danger.base }]);
globalStyle(`${advised} strong`, { display: 'block' });
