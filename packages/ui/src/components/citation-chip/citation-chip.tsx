import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { citationChip, type CitationChipVariants } from './citation-chip.variants.ts';

export interface CitationChipProps extends RootProps<'button'>, CitationChipVariants {
  /** What its mark means, said after it: "not verified". */
  readonly markLabel?: string | undefined;
}

/** A citation in a line of text; pressing it leads to its reference. The text editor draws it with the same class. */
export function CitationChip({ kind, mark, markLabel, children, ...rest }: CitationChipProps) {
  return (
    <button type="button" {...rest} className={citationChip({ kind, mark })}>
      {children}
      {markLabel === undefined ? null : <VisuallyHidden> ({markLabel})</VisuallyHidden>}
    </button>
  );
}
