import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled, styledVariants } from '../../theme/styled.ts';

export const aside = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  inlineSize: '232px',
  flexShrink: 0,
  '@media': { [narrow.phone]: { inlineSize: '180px', alignSelf: 'center' } },
});

export const note = styled({
  flexBasis: '100%',
  margin: 0,
  color: vars.text.secondary,
  fontSize: '13px',
  lineHeight: '18px',
});

const bold = { fontWeight: 700 } as const;

/** In em of the text, with the same values as the files. */
export const part = styledVariants({
  title: { ...bold, fontSize: '1.12em', marginBlockEnd: '1.05em' },
  heading: { ...bold, marginBlock: '1.5em .8em' },
  paragraph: { textIndent: '1.4em' },
  item: { display: 'list-item', listStylePosition: 'outside', marginInlineStart: '1.6em' },
  quote: { marginBlock: '1.2em', marginInline: '1.6em' },
  picture: { background: vars.edge.pane, marginBlock: '.9em' },
  label: { color: vars.text.secondary, fontSize: '.8em', marginBlock: '1em .2em' },
  code: { fontFamily: vars.font.mono, whiteSpace: 'pre-wrap', marginBlock: '.9em' },
});

export const ragged = styled({ textIndent: 0, marginBlockEnd: '.7em' });
export const justified = styled({ textAlign: 'justify', hyphens: 'auto' });
