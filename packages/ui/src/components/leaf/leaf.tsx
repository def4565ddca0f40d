import type { ComponentProps, ReactNode } from 'react';
import * as css from './leaf.css.ts';

export interface LeafProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'children' | 'title'> {
  readonly title: string;
  readonly text: string;
  /** Icon of the writing mode. */
  readonly icon: ReactNode;
  readonly mode: string;
  readonly age: string;
}

/** One recent document as a leaf of a book, for use in a list item. */
export function Leaf({ title, text, icon, mode, age, ...rest }: LeafProps) {
  return (
    <a {...rest} className={css.leaf}>
      <span dir="auto" className={css.title}>
        {title}
      </span>
      <span dir="auto" className={css.text}>
        {text}
      </span>
      <span className={css.foot}>
        {icon}
        <span className={css.mode}>{mode}</span>
        <span className={css.age}>{age}</span>
      </span>
    </a>
  );
}
