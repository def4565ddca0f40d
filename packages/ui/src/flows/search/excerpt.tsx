import type { ExcerptPart } from '@octavo/contract';
import * as css from './excerpt.css.ts';

/** Part of a text with the search terms marked. */
export function Excerpt({ parts }: { readonly parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no name, and never change their places
      <mark key={index} className={css.word}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
