import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

/** The box and a copy of the text share one cell: the copy determines the height, so nothing is measured. */
export const frame = styled({
  selectors: { '&&': { display: 'grid', alignItems: 'stretch', padding: 0 } },
});

const text = {
  gridArea: '1 / 1',
  minWidth: 0,
  padding: `calc(${vars.space[2.5]} - 1px) calc(${vars.space[3.5]} - 1px)`,
  font: 'inherit',
  fontSize: '16px',
  lineHeight: '24px',
} as const;

export const input = styled({
  resize: 'none',
  overflowY: 'auto',
  scrollbarGutter: 'stable',
  selectors: { '&&': text },
});

export const copy = styled({
  ...text,
  visibility: 'hidden',
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
});

export const count = styled({
  flex: 'none',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.text.secondary,
  selectors: {
    "&[data-level='near']": { color: vars.warning.text },
    "&[data-level='over']": { color: vars.danger.text, fontWeight: 600 },
  },
});
