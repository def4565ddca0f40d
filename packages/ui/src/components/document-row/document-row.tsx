import type { ComponentProps, ReactNode } from 'react';
import * as css from './document-row.css.ts';

export interface DocumentRowProps extends Omit<
  ComponentProps<'li'>,
  'className' | 'style' | 'children' | 'title'
> {
  readonly href: string;
  readonly title: string;
  readonly preview: string;
  /** Says why there is no preview: the icon beside the title and the preview in italics. */
  readonly lock?: ReactNode;
  /** The favourite star. */
  readonly mark: ReactNode;
  /** Icon and name of the writing mode. */
  readonly mode: ReactNode;
  readonly date: ReactNode;
  readonly tags?: ReactNode;
  readonly onOpen: ComponentProps<'a'>['onClick'];
}

/** One document in a list; the whole row opens it. */
export function DocumentRow({
  href,
  title,
  preview,
  lock,
  mark,
  mode,
  date,
  tags,
  onOpen,
  ...rest
}: DocumentRowProps) {
  return (
    <li {...rest} className={css.row}>
      <span className={css.mark}>{mark}</span>
      <div className={css.body}>
        <a href={href} className={css.title} onClick={onOpen}>
          {title}
          {lock === undefined ? null : <span className={css.lock}>{lock}</span>}
        </a>
        <p className={lock === undefined ? css.preview : css.lockedPreview}>{preview}</p>
      </div>
      <div className={css.side}>
        <span className={css.facts}>
          {mode}
          <span className={css.date}>{date}</span>
        </span>
        {tags === undefined ? null : <span className={css.tags}>{tags}</span>}
      </div>
    </li>
  );
}
