import * as css from './kind-mark.css.ts';

/** The four kinds of suggestion; each has its own colour in every theme. */
export type Kind = keyof typeof css.line;

export interface KindMarkProps {
  readonly kind: Kind;
}

/** A mark in the kind's colour, next to its name. */
export function KindMark({ kind }: KindMarkProps) {
  return <span className={`${css.dot} ${css.line[kind]}`} aria-hidden />;
}

export interface KindNameProps extends KindMarkProps {
  readonly name: string;
}

/** The kind's name in its own colour. */
export function KindName({ kind, name }: KindNameProps) {
  return <span className={css.text[kind]}>{name}</span>;
}
