import { type FocusCommand, overlayMachine, type OverlayName } from '@octavo/machines/overlay';
import { fromCallback, fromPromise } from 'xstate';
import { pauses } from './pauses.ts';

export const wiredOverlay = overlayMachine.provide({
  actors: {
    pause: fromPromise(async ({ signal }) => (await pauses()).untilFormLeft(signal)),
    focus: fromCallback<FocusCommand>(({ receive }) => {
      const holders = new Map<OverlayName, Element | null>();
      /** Gets the focus in the next frame; an overlay opened before that returns it to the same element. */
      let next: Element | null = null;
      receive(({ type, name }) => {
        if (type === 'remember') {
          holders.set(name, next ?? holderOfFocus());
          return;
        }
        const holder = holders.get(name) ?? null;
        holders.delete(name);
        next = holder;
        // The dialog has to be gone before anything outside it can take the focus.
        requestAnimationFrame(() => {
          next = null;
          giveFocus(holder);
        });
      });
    }),
  },
});

/** A menu is gone by the time its dialog closes, so its button gets the focus instead. */
function holderOfFocus(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  const button = menu?.getAttribute('aria-labelledby') ?? null;
  return button === null ? document.activeElement : document.getElementById(button);
}

/** If the element is gone, the page gets the focus, so that the next key press is not lost. */
function giveFocus(holder: Element | null): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  if (holder instanceof HTMLElement && holder.isConnected && holder !== document.body) holder.focus();
  else document.getElementById('content')?.focus();
}
