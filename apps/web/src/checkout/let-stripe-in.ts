const isOfStripe = (target: EventTarget | null): boolean =>
  target instanceof HTMLIFrameElement && target.name.startsWith('__privateStripe');

/**
 * A bank's question opens in a frame of Stripe's beside the panel. The panel is modal: it takes presses and the focus
 * from whatever lies outside of it, so until the returned function is called that frame is let through.
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
