import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './citation-chip.css.ts';

export const citationChip = cva(css.root, {
  variants: {
    /** The form of citation: a number, author and year in brackets, or the author as part of the sentence. */
    kind: { number: css.number, authorYear: '', narrative: '' },
    /** The status of its reference. */
    mark: { found: '', unverified: css.unverified, retracted: css.retracted, missing: css.missing },
  },
  defaultVariants: { kind: 'authorYear', mark: 'found' },
});

export type CitationChipVariants = VariantProps<typeof citationChip>;
