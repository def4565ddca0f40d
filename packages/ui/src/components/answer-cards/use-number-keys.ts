import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** Calls back with 0 for the key 1, up to 8 for the key 9; not while typing, nor with a modifier key. */
export function useNumberKeys(choose: (index: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, defaultPrevented, isComposing } = event;
    if (altKey || ctrlKey || metaKey || defaultPrevented || isComposing || isTyping(target)) return;
    if (/^[1-9]$/.test(key)) choose(Number(key) - 1);
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
