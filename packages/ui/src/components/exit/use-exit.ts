import { type Ref, useCallback } from 'react';
import { withExit } from './with-exit.ts';

/** {@link withExit} for an element that also has a ref of its own. */
export const useExit = <Kind extends HTMLElement>(ref: Ref<Kind> | undefined) =>
  useCallback(
    (element: Kind | null) => {
      const own = give(ref, element);
      const leave = withExit(element);
      return () => {
        leave?.();
        if (own) own();
        else give(ref, null);
      };
    },
    [ref],
  );

function give<Kind>(ref: Ref<Kind> | undefined, element: Kind | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(element) ?? undefined;
  if (ref) ref.current = element;
  return undefined;
}
