import { Fragment } from 'react';
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
  /** Inserted words are only underlined, not tinted: for use on a tinted background. */
  readonly quiet?: boolean;
}

/** The words of a change, separated from the surrounding spaces, which are neither struck nor underlined. */
function words(text: string) {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return { before, inner, after };
}

/** A text with its changes: deleted words struck, inserted words underlined. */
export function DiffText({ parts, deletedLabel, insertedLabel, quiet = false }: DiffTextProps) {
  return (
    <p dir="auto" className={css.text}>
      {parts.map(({ kind, text }, index) => {
        const { before, inner, after } = words(text);
        switch (kind) {
          case 'kept':
            return <span key={index}>{text}</span>;
          case 'deleted':
            return (
              <Fragment key={index}>
                {before}
                <del className={css.deleted}>
                  <VisuallyHidden>{deletedLabel}</VisuallyHidden>
                  {inner}
                </del>
                {after}
              </Fragment>
            );
          case 'inserted':
            return (
              <Fragment key={index}>
                {before}
                <ins className={quiet ? `${css.inserted} ${css.quiet}` : css.inserted}>
                  <VisuallyHidden>{insertedLabel}</VisuallyHidden>
                  {inner}
                </ins>
                {after}
              </Fragment>
            );
          default:
            return kind satisfies never;
        }
      })}
    </p>
  );
}
