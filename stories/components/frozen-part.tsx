import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { freezeStates } from '../foundations/frozen-states.ts';

interface FrozenPartProps {
  readonly as: 'hover' | 'focus' | 'hover active';
  /** CSS selector of the part that is hovered or focused. */
  readonly of: string;
  readonly children: ReactNode;
}

/** Freezes a state of a part that no prop reaches, such as the link inside a card. */
export function FrozenPart({ as, of, children }: FrozenPartProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => freezeStates(document), []);
  useLayoutEffect(() => {
    for (const part of root.current?.querySelectorAll(of) ?? []) part.setAttribute('data-frozen', as);
  });

  return <div ref={root}>{children}</div>;
}
