import type { RootProps } from '../root-props.ts';
import { Button } from '../button/index.ts';
import * as css from './answer-line.css.ts';

export interface AnswerLineProps extends Omit<RootProps<'p'>, 'children'> {
  /** Introduces the answer, such as "You are writing about". */
  readonly lead: string;
  /** In the reader's own words. */
  readonly answer: string;
  readonly changeLabel: string;
  /** Returns to the question; without it the answer cannot be changed. */
  readonly onChangeAnswer?: (() => void) | undefined;
}

/** A summary of the answers so far, in one sentence above the next question. */
export function AnswerLine({ lead, answer, changeLabel, onChangeAnswer, ...rest }: AnswerLineProps) {
  return (
    <p {...rest} className={css.root}>
      {lead} <em className={css.answer}>{answer}</em>
      {onChangeAnswer === undefined ? null : (
        <span className={css.change}>
          <Button tone="accent" size="sm" onClick={onChangeAnswer}>
            {changeLabel}
          </Button>
        </span>
      )}
    </p>
  );
}
