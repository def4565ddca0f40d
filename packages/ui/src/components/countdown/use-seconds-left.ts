import { useEffect, useEffectEvent, useState } from 'react';

const now = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds left, computed from the clock every second, so that it is correct after the page was suspended. */
export function useSecondsLeft(until: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => now(until));
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const next = now(until);
      setLeft(next);
      if (next === 0) end();
      else timer = setTimeout(tick, (until - Date.now()) % 1000 || 1000);
    }
    tick();
    return () => clearTimeout(timer);
  }, [until]);

  return left;
}
