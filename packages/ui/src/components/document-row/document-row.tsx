import type { ComponentProps, ReactNode } from 'react';
import * as css from './document-row.css.ts';

export interface DocumentRowProps extends Omit<
  ComponentProps<'li'>,
  'className' | 'style' | 'children' | 'title'
> {
  /** Left out if it cannot be opened. */
  readonly href?: string;
  readonly title: string;
  /** The beginning of its text, or the passage found by a search. */
  readonly preview: ReactNode;
  /** Explains why there is no preview: the icon after the title; the preview is set in italics. */
  readonly lock?: ReactNode;
  /** The star of a favourite, if any. */
  readonly mark?: ReactNode;
  /** The icon and name of the writing mode. */
  readonly mode: ReactNode;
  /** The day of its creation, in words; left out in a narrow list that shows `date`. */
  readonly created?: ReactNode;
  /** The tooltip of the row. */
  readonly hint?: string;
  /** When it was last changed. */
  readonly date?: ReactNode;
  readonly tags?: ReactNode;
  /** The button for further actions. */
  readonly menu?: ReactNode;
  readonly onOpen?: ComponentProps<'a'>['onClick'];
}

/** One document in a list; the whole row opens it. */
export function DocumentRow({
  href,
  title,
  preview,
  lock,
  mark,
  mode,
  created,
  hint,
  date,
  tags,
  menu,
  onOpen,
  ...rest
}: DocumentRowProps) {
  const named = lock === undefined ? title : <LockedTitle title={title} lock={lock} />;
  return (
    <li {...rest} className={css.row}>
      {mark === undefined ? null : <span className={css.mark}>{mark}</span>}
      <div className={mark === undefined ? css.unmarked : css.body}>
        {href === undefined ? (
          <span dir="auto" className={css.title}>
            {named}
          </span>
        ) : (
          <a href={href} dir="auto" title={hint} className={`${css.title} ${css.link}`} onClick={onOpen}>
            {named}
          </a>
        )}
        <p dir="auto" className={lock === undefined ? css.preview : css.lockedPreview}>
          {preview}
        </p>
      </div>
      <div className={css.side}>
        <span className={css.facts}>
          {mode}
          {created === undefined ? null : <span className={css.created}>{created}</span>}
          {date === undefined ? null : <span className={css.date}>{date}</span>}
        </span>
        {tags === undefined ? null : <span className={css.tags}>{tags}</span>}
      </div>
      {menu === undefined ? null : <span className={css.menu}>{menu}</span>}
    </li>
  );
}

/** Longer words may wrap, so that nothing can be kept next to them. */
const longestWord = 20;

/** The lock stays on the line of the last word. */
function LockedTitle({ title, lock }: { readonly title: string; readonly lock: ReactNode }) {
  const [, start = '', last = ''] = /^(.*?)(\S*)$/su.exec(title) ?? [];
  return (
    <>
      {start}
      <span className={last.length > longestWord ? undefined : css.unbroken}>
        {last}
        <span className={css.lock}>{lock}</span>
      </span>
    </>
  );
}
