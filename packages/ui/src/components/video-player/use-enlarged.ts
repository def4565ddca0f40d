import { useEffect, useLayoutEffect, useRef } from 'react';

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

  // A modal window that only goes away would keep the focus: closed, it gives it back.
  useLayoutEffect(() => {
    const dialog = enlargeButton.current?.closest('dialog');
    return () => {
      if (dialog?.matches(':modal')) dialog.close();
    };
  }, []);

  return enlargeButton;
}
