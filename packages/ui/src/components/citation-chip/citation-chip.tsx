import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { citationChip, type CitationChipVariants } from './citation-chip.variants.ts';

export interface CitationChipProps extends RootProps<'button'>, CitationChipVariants {
  /** What its mark means, read out after it: "not verified". */
  readonly markLabel?: string | undefined;
}

/** A citation in a line of text; pressing it opens its reference. The text editor uses the same class. */
export function CitationChip({ kind, mark, markLabel, children, ...rest }: CitationChipProps) {
  return (
    <button type="button" {...rest} className={citationChip({ kind, mark })}>
      {children}
      {markLabel === undefined ? null : <VisuallyHidden> ({markLabel})</VisuallyHidden>}
    </button>
  );
}
