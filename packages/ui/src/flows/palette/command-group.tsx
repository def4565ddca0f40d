import type { Command } from '@octavo/machines/palette';
import { useId } from 'react';
import { Kbd } from '../../components/kbd/index.ts';
import { item } from '../../components/menu/menu.css.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './palette.css.ts';

export interface CommandGroupProps {
  readonly name: string;
  readonly commands: readonly Command[];
  /** What Enter chooses. */
  readonly pointed: string | undefined;
  readonly idOf: (command: string) => string;
}

/** Commands of one kind, with their keys. */
export function CommandGroup({ name, commands, pointed, idOf }: CommandGroupProps) {
  const palette = useFlow('palette');
  const nameId = useId();
  return (
    <div role="group" aria-labelledby={nameId} className={css.group}>
      <p id={nameId} role="presentation" className={css.name}>
        {name}
      </p>
      {commands.map(({ id, name: command, keys }) => (
        // The keyboard is the field's, which leads through the options.
        <div
          key={id}
          id={idOf(id)}
          role="option"
          aria-selected={id === pointed}
          data-highlighted={id === pointed || undefined}
          className={item}
          onPointerMove={() => palette.send({ type: 'point', id })}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            palette.send({ type: 'point', id });
            palette.send({ type: 'choose' });
          }}
        >
          <span className={css.words}>{command}</span>
          <span className={css.keys}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
