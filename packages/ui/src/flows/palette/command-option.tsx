import type { Command } from '@octavo/machines/palette';
import { Kbd } from '../../components/kbd/index.ts';
import { item } from '../../components/menu/menu.css.ts';
import type { RootProps } from '../../components/root-props.ts';
import * as css from './palette.css.ts';

export interface CommandOptionProps extends RootProps<'li'> {
  readonly command: Command;
  /** Whether Enter would choose it. */
  readonly isPointed: boolean;
  /** Shown above the first of its group. */
  readonly heading: string | undefined;
}

/** A command with its keys. */
export function CommandOption({ command, isPointed, heading, ...rest }: CommandOptionProps) {
  return (
    <>
      {heading === undefined ? null : (
        <li role="presentation" className={css.heading}>
          {heading}
        </li>
      )}
      <li {...rest} className={item} data-highlighted={isPointed || undefined}>
        <span className={css.words}>{command.name}</span>
        <span className={css.keys}>
          {command.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      </li>
    </>
  );
}
