import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/** A menu that is only there once its button was pressed, and what makes a button one that opens it. */
export function useAskedMenu() {
  const [asked, setAsked] = useState<'pointer' | 'keyboard' | null>(null);
  const press = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: ({ detail }: MouseEvent) => setAsked(detail === 0 ? 'keyboard' : 'pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setAsked('keyboard');
    },
  } as const;
  return { asked, press, giveUp: () => setAsked(null) };
}
