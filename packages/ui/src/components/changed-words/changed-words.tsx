import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './changed-words.css.ts';

export interface ChangedWordsProps {
  readonly words: string;
  /** The words with their spaces named, where it is the spaces that change: they are drawn, and heard. */
  readonly spoken: string | undefined;
}

/** What is struck or put in. */
export function ChangedWords({ words, spoken }: ChangedWordsProps) {
  if (spoken === undefined || spoken === words) return words;
  return (
    <>
      <span aria-hidden>
        {words.split(/(\s)/u).map((part, index) =>
          /^\s$/u.test(part) ? (
            <span key={index} className={/[\u00A0\u202F]/u.test(part) ? css.noBreakSpace : css.space}>
              {'\u00A0'}
            </span>
          ) : (
            part
          ),
        )}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
