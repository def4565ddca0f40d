import { vars } from '@octavo/ui/theme';
import { onPaper } from '@octavo/ui/theme/mixins';
import { globalStyle } from '@vanilla-extract/css';
import { sheet, text } from './document-editor.css.ts';

const printed = (selector: string, rule: Readonly<Record<string, string>>) =>
  globalStyle(`${sheet} ${selector}`.trim(), onPaper(rule));

// Like the document's PDF: text and title, footnotes and references, in a print size.
printed('', { maxWidth: 'none', padding: '0' });
printed(`${text} .ProseMirror`, { minHeight: '0', fontSize: '12pt', lineHeight: '1.5', color: 'black' });
printed(`${text} .ProseMirror *`, { contain: 'none' });
printed(`${text} .ProseMirror :is(p, h1, h2, h3, pre, li)`, { color: 'black' });
printed(`${text} .ProseMirror :is(a, [data-inline-citation], [data-footnote] > a)`, { color: 'inherit' });
printed('[data-picture-frame] > img', { opacity: '1', maxHeight: '220mm' });
// Cards, labels and the like are not part of the text.
printed(':is([data-ai-card], [data-pending-picture], [data-ghost-text], [data-section-label])', {
  display: 'none',
});
printed(':is([data-suggestion], [data-comment], [data-search], [data-ai-passage], .selectedCell)', {
  border: '0',
  background: 'none',
  boxShadow: 'none',
});
printed('[data-placeholder]::before', { content: 'none' });
printed('[data-comment-mark]::after', { content: 'none' });
printed('.ProseMirror-selectednode', { outline: 'none' });
printed('textarea::placeholder', { color: 'transparent' });
// Code and tables scroll on screen, which paper cannot.
printed('pre', {
  whiteSpace: 'pre-wrap',
  overflow: 'visible',
  background: 'none',
  border: `1px solid ${vars.border.strong}`,
});
printed('.tableWrapper', { overflow: 'visible' });
printed('table', { fontSize: '10.5pt', lineHeight: '1.4' });
printed('table :is(th, td)', { minWidth: '0', overflowWrap: 'anywhere' });
