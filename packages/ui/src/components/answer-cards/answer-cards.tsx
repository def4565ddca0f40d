import * as Radix from '@radix-ui/react-radio-group';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldNotes, noteIds } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './answer-cards.css.ts';
import { useNumberKeys } from './use-number-keys.ts';

export interface AnswerCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What choosing it means. */
  readonly hint?: string | undefined;
  /** At the end of the card until it is chosen, 18 px. */
  readonly icon?: ReactNode;
}

export interface AnswerCardsProps<Value extends string> extends Omit<
  RootProps<'div'>,
  'children' | 'defaultValue' | 'dir' | 'onChange'
> {
  readonly id: string;
  /** The group's name: the question being answered. */
  readonly label: string;
  /** The answer; null before there is one. */
  readonly value: Value | null;
  readonly answers: readonly AnswerCard<Value>[];
  readonly onValueChange: (value: Value) => void;
  /** What is wrong, and how to fix it. */
  readonly error?: string | undefined;
  /**
   * With one column the answers are set in the document's typeface, for whole sentences; two or three columns are for
   * names.
   */
  readonly columns?: 1 | 2 | 3;
  readonly isDocument?: boolean;
}

/**
 * Answers as large cards, one of which is chosen. Each shows the number key that chooses it (1 to 9), which works
 * anywhere on the page except while typing; the arrow keys move between cards.
 */
export function AnswerCards<Value extends string>({
  id,
  label,
  value,
  answers,
  onValueChange,
  error,
  columns = 1,
  isDocument = false,
  ...rest
}: AnswerCardsProps<Value>) {
  useNumberKeys((index) => {
    const answer = answers[index];
    if (answer === undefined) return;
    onValueChange(answer.value);
    document.getElementById(`${id}-${index}`)?.focus();
  });

  function choose(next: string) {
    const answer = answers.find((each) => each.value === next);
    if (answer) onValueChange(answer.value);
  }

  return (
    <div {...rest} className={css.root}>
      <Radix.Root
        aria-label={label}
        aria-describedby={noteIds({ id, hint: undefined, error })}
        aria-invalid={error === undefined ? undefined : true}
        value={value}
        className={`${css.cards} ${css.columns[columns]}`}
        onValueChange={choose}
      >
        {answers.map((answer, index) => (
          <Radix.Item
            key={answer.value}
            id={`${id}-${index}`}
            value={answer.value}
            className={`${css.card} ${isDocument ? css.roomy : css.snug}`}
          >
            <span className={css.key} aria-hidden>
              {index + 1}
            </span>
            <span className={css.words}>
              <span className={isDocument ? css.sentence : css.name}>{answer.label}</span>
              {answer.hint === undefined ? null : <span className={css.hint}>{answer.hint}</span>}
            </span>
            <span className={css.end} aria-hidden>
              <Radix.Indicator className={css.tick}>
                <Icon of={Check} size={20} />
              </Radix.Indicator>
              {value === answer.value ? null : answer.icon}
            </span>
          </Radix.Item>
        ))}
      </Radix.Root>
      <FieldNotes id={id} hint={undefined} error={error} />
    </div>
  );
}
