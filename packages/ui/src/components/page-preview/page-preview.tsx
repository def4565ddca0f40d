import type { ReactNode } from 'react';
import * as css from './page-preview.css.ts';

export interface PagePreviewProps {
  /** Describes what is shown. */
  readonly label: string;
  /** In mm, like the margin. */
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Width of the widest page that can be chosen, in mm, so that pages keep their relative sizes. */
  readonly widest: number;
  /** In pt. */
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly children: ReactNode;
}

const millimetresOfPoint = 25.4 / 72;

/** The first page of a file, to scale. */
export function PagePreview({
  label,
  width,
  height,
  margin,
  widest,
  fontSize,
  fontFamily,
  children,
}: PagePreviewProps) {
  const drawn = (millimetres: number) => `${(millimetres / widest) * 100}cqw`;
  return (
    <div className={css.frame}>
      <figure
        aria-label={label}
        // Paper is white in every theme.
        data-theme="light"
        className={css.page}
        style={{ inlineSize: drawn(width), blockSize: drawn(height), padding: drawn(margin) }}
      >
        <div
          aria-hidden
          className={css.content}
          style={{ fontFamily, fontSize: drawn(fontSize * millimetresOfPoint) }}
        >
          {children}
        </div>
      </figure>
    </div>
  );
}
