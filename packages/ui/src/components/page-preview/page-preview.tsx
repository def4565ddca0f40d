import type { ReactNode } from 'react';
import * as css from './page-preview.css.ts';

export interface PagePreviewProps {
  /** What is shown, in words. */
  readonly label: string;
  /** In mm, as the margin is. */
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Width of the widest page that may be chosen, in mm: pages keep their sizes beside each other. */
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
