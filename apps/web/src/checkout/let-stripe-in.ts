const isOfStripe = (target: EventTarget | null): boolean =>
  target instanceof HTMLIFrameElement && target.name.startsWith('__privateStripe');

/**
 * Stripe opens a bank's challenge in a frame beside the panel. The panel is modal and takes clicks and focus from
 * everything outside it, so that frame is exempted until the returned function is called.
 */
export function letStripeIn(): () => void {
  const keepFocus = (event: FocusEvent) => {
    if (isOfStripe(event.target)) event.stopImmediatePropagation();
  };
  const before = document.body.style.pointerEvents;
  document.body.style.pointerEvents = 'auto';
  addEventListener('focusin', keepFocus, { capture: true });
  return () => {
    document.body.style.pointerEvents = before;
    removeEventListener('focusin', keepFocus, { capture: true });
  };
}
