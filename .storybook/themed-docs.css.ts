import { vars } from '@octavo/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// The product takes the marks of all lists away; a page that is read needs them.
globalStyle('.sbdocs-content > ol, .sbdocs-content > ol ol', {
  listStyle: 'decimal',
  paddingInlineStart: '28px',
});
globalStyle('.sbdocs-content > ul, .sbdocs-content > ul ul', {
  listStyle: 'disc',
  paddingInlineStart: '28px',
});
// Storybook's stripes are of a cool grey.
globalStyle('.sbdocs-content > table tr:nth-of-type(2n)', { background: vars.surface.panel });
// A heading stands nearer to what it heads than to what it follows.
globalStyle('.sbdocs-content > h2', { marginTop: '48px' });
globalStyle('.sbdocs-content > h3', { marginTop: '32px' });
globalStyle('.sbdocs-content > table th', { textAlign: 'start' });
