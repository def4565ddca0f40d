import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './changed-words.css.ts';

export interface ChangedWordsProps {
  readonly words: string;
  /** The words with their spaces spelled out, where spaces are what changes: they are drawn visibly, and read out. */
  readonly spoken: string | undefined;
}

/** Deleted or inserted words. */
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
