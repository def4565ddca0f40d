import { useEffect, useRef } from 'react';

/**
 * Makes a small window modal and back again. It is the same element before and after, so that what plays in it goes on;
 * the focus stays on the button that was pressed.
 */
export function useEnlarged(enlarged: boolean) {
  const enlargeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const dialog = enlargeButton.current?.closest('dialog');
    if (!dialog || dialog.matches(':modal') === enlarged) return;
    dialog.close();
    if (enlarged) dialog.showModal();
    else dialog.setAttribute('open', '');
    enlargeButton.current?.focus();
  }, [enlarged]);

  return enlargeButton;
}
