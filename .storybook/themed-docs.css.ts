import { vars } from '@octavo/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// The product removes all list markers; a docs page needs them.
globalStyle('.sbdocs-content > ol, .sbdocs-content > ol ol', {
  listStyle: 'decimal',
  paddingInlineStart: '28px',
});
globalStyle('.sbdocs-content > ul, .sbdocs-content > ul ul', {
  listStyle: 'disc',
  paddingInlineStart: '28px',
});
// Storybook's stripes are a cool grey.
globalStyle('.sbdocs-content > table tr:nth-of-type(2n)', { background: vars.surface.panel });
globalStyle('.sbdocs-content :not(pre) > code', {
  background: vars.surface.panel,
  borderColor: vars.border.hairline,
  color: vars.text.primary,
});
// A heading is closer to what follows it than to what precedes it. Storybook removes the space above the first heading
// of each rank, wherever it is.
globalStyle('.sbdocs-content > * + h2:is(h2, :first-of-type)', { marginTop: '48px' });
globalStyle('.sbdocs-content > * + h3:is(h3, :first-of-type)', { marginTop: '32px' });
// Lines as long as on the sheet.
globalStyle('.sbdocs-content > :is(p, ul, ol)', { maxWidth: '76ch' });
globalStyle('.sbdocs-content > table th', { textAlign: 'start' });
