import { MessageSquareText } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '../../../components/icon/index.ts';
import { type Highlight, piecesOf } from './highlight.ts';
import * as css from './shared-text.css.ts';

export interface HighlightedProps {
  readonly text: string;
  readonly from: number;
  readonly highlights: readonly Highlight[];
}

/**
 * A text with the words of comments marked. After the last word of each there is a button that leads to the comment,
 * for keyboard, screen reader and finger. `data-tool` marks what is not part of the text.
 */
export function Highlighted({ text, from, highlights }: HighlightedProps) {
  const pieces = piecesOf(text, from, highlights);
  return pieces.map((piece, index) => {
    const inner = piece.highlights.at(-1);
    return (
      <Fragment key={index}>
        {inner === undefined ? (
          piece.text
        ) : (
          <mark
            className={css.highlight}
            data-kind={inner.kind}
            data-threads={piece.highlights.map(({ id }) => id).join(' ')}
          >
            {piece.text}
          </mark>
        )}
        {piece.ending.map(({ id, label }) =>
          label === null ? null : (
            <button
              key={id}
              type="button"
              data-tool=""
              data-marker={id}
              className={css.marker}
              aria-label={label}
            >
              <Icon of={MessageSquareText} size={14} />
            </button>
          ),
        )}
      </Fragment>
    );
  });
}
