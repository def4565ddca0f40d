import { useEffect, useState } from 'react';

/** Whether a pointer pressed on an element is still down: a menu must not follow a selection while it is being made. */
export function usePointerDown(element: HTMLElement): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    const press = () => setDown(true);
    const lift = () => setDown(false);
    element.addEventListener('pointerdown', press);
    globalThis.addEventListener('pointerup', lift);
    globalThis.addEventListener('pointercancel', lift);
    return () => {
      element.removeEventListener('pointerdown', press);
      globalThis.removeEventListener('pointerup', lift);
      globalThis.removeEventListener('pointercancel', lift);
    };
  }, [element]);
  return down;
}
