import type { RootProps } from '../root-props.ts';
import * as css from './film-cover.css.ts';

export type FilmCoverProps = Omit<RootProps<'svg'>, 'children' | 'viewBox'>;

/** A person greeting from a desk with an open book: shown instead of a film until it is played. */
export function FilmCover(props: FilmCoverProps) {
  return (
    <svg
      aria-hidden
      preserveAspectRatio="xMidYMid slice"
      {...props}
      className={css.root}
      viewBox="0 0 264 148"
    >
      <rect className={css.wall} width="264" height="148" />
      <path className={css.frame} d="M150 26h83v61h-83zM191.5 26v61M150 56.5h83" />
      <path className={css.sky} d="M162 46c6-8 14-8 18-2 6-2 8 4 6 6h-26c-2-2 0-4 2-4z" />
      <path className={css.frame} d="M0 111h264" />
      <path className={css.cloth} d="M54 111c0-22 12-32 38-32s38 10 38 32z" />
      <path className={css.line} d="M82 79l10 12 10-12M92 91v8" />
      <circle className={css.skin} cx="92" cy="55" r="19" />
      <path className={css.hair} d="M73 54c-2-28 40-28 38 0-6-2-12-6-15-10-4 5-14 9-23 10z" />
      <path className={css.line} d="M86 63c3 4 9 4 12 0" />
      <circle className={css.eye} cx="85" cy="56" r="1.5" />
      <circle className={css.eye} cx="99" cy="56" r="1.5" />
      <path className={css.cloth} d="M127 107l31-16 13 17zM171 108l12-15 35 14z" />
      <path className={css.accent} d="M141 104l21-8M183 99l20 6M186 104l13 2" />
      <path className={css.frame} d="M236 111V97h12v14" />
      <path className={css.accent} d="M242 97V82M242 90c6-1 8-5 8-9-6 0-8 4-8 9z" />
    </svg>
  );
}
