import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { reset } from './layers.css.ts';

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.border.strong} transparent`,
  scrollbarWidth: 'thin',
});
rule('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.surface.desk,
  color: vars.text.primary,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontKerning: 'normal',
  WebkitFontSmoothing: 'antialiased',
});
rule('h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote', { margin: 0 });
rule('ul, ol', { padding: 0, listStyle: 'none' });
rule('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule('button', { cursor: 'pointer' });
rule('a', { color: vars.accent.text });
rule('svg', { display: 'block', flex: 'none' });
rule('::selection', { background: vars.selection.fill });
rule(':focus-visible', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // `none` rather than a very short duration: a short animation still draws its first frame, in which content that
      // fades in is invisible, and short transitions would run on every element, so that inherited colours get stuck
      // half-way.
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});

// While the theme changes: hundreds of elements would fade to colours that their ground already has.
globalStyle('[data-changing-theme] *, [data-changing-theme] *::before, [data-changing-theme] *::after', {
  transition: 'none !important',
});
