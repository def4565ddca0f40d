import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/** A menu that is mounted only after its button was pressed, with the props that its button needs. */
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
