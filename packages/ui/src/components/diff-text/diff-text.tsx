import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './diff-text.css.ts';

export interface DiffPart {
  readonly kind: 'kept' | 'inserted' | 'deleted';
  readonly text: string;
}

export interface DiffTextProps {
  readonly parts: readonly DiffPart[];
  /** Announced before deleted words. */
  readonly deletedLabel: string;
  /** Announced before inserted words. */
  readonly insertedLabel: string;
  /** Inserted words are underlined only, without their tint: on a ground that is tinted itself. */
  readonly quiet?: boolean;
}

/** A text as a change of another: deleted words struck, inserted words underlined. */
export function DiffText({ parts, deletedLabel, insertedLabel, quiet = false }: DiffTextProps) {
  return (
    <p className={css.text}>
      {parts.map(({ kind, text }, index) => {
        switch (kind) {
          case 'kept':
            return <span key={index}>{text}</span>;
          case 'deleted':
            return (
              <del key={index} className={css.deleted}>
                <VisuallyHidden>{deletedLabel}</VisuallyHidden>
                {text}
              </del>
            );
          case 'inserted':
            return (
              <ins key={index} className={quiet ? `${css.inserted} ${css.quiet}` : css.inserted}>
                <VisuallyHidden>{insertedLabel}</VisuallyHidden>
                {text}
              </ins>
            );
          default:
            return kind satisfies never;
        }
      })}
    </p>
  );
}
