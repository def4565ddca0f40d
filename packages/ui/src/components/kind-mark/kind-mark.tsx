import * as css from './kind-mark.css.ts';

/** The four kinds of suggestion; each has a colour of its own in every theme. */
export type Kind = keyof typeof css.line;

export interface KindMarkProps {
  readonly kind: Kind;
}

/** The kind's colour as a mark beside its name. */
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
