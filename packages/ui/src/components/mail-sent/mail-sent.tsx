import { useEffect, useRef } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './mail-sent.css.ts';

export interface MailSentProps extends Omit<RootProps<'div'>, 'children' | 'title'> {
  readonly title: string;
  /** Where it was sent, how long it is valid, and where else to look. */
  readonly text: string;
  /** The title's level in the page's outline. */
  readonly level?: 2 | 3;
}

/** Shown once an email has been sent. It takes the focus, because the form is gone. */
export function MailSent({ title, text, level = 2, ...rest }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Title = `h${level}` as const;
  useEffect(() => {
    // A dialog that opens around it must first remember which element had the focus.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div {...rest} className={css.root}>
      <svg className={css.drawing} width="132" height="88" viewBox="0 0 132 88" aria-hidden>
        <path d="M6 30h18M2 42h16M10 54h14" />
        <path className={css.paper} d="M34 20h84v56H34z" />
        <path d="M34 76l30-27M118 76L88 49" />
        <path className={css.paper} d="M34 20l42 34 42-34" />
        <path className={css.thread} d="M104 12l6 6 12-13" />
      </svg>
      <Title ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </Title>
      <p className={css.text}>{text}</p>
    </div>
  );
}
