import type { RootProps } from '../root-props.ts';
import * as css from './step-segments.css.ts';

export interface StepSegmentsProps extends Omit<RootProps<'p'>, 'children'> {
  /** The current step, from 1. */
  readonly step: number;
  readonly total: number;
  /** The same in words, such as "Step 2 of 6". */
  readonly label: string;
}

/** Progress through a series of questions: in words, and as one segment per question. */
export function StepSegments({ step, total, label, ...rest }: StepSegmentsProps) {
  return (
    <p {...rest} className={css.root}>
      <span className={css.label}>{label}</span>
      <span className={css.segments} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={css.segment} data-reached={index < step} />
        ))}
      </span>
    </p>
  );
}
