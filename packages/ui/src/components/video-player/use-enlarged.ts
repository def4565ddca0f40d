import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Makes a small window modal and back again. The element stays the same, so that its film keeps playing; the focus
 * stays on the pressed button.
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

  // If a modal window were merely removed, it would keep the focus; closing it returns the focus.
  useLayoutEffect(() => {
    const dialog = enlargeButton.current?.closest('dialog');
    return () => {
      if (dialog?.matches(':modal')) dialog.close();
    };
  }, []);

  return enlargeButton;
}
