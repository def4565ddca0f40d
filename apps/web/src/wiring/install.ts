import { type InstallEvent, installMachine } from '@octavo/machines/install';
import { fromCallback, fromPromise } from 'xstate';
import { installPlaceOf } from './install-place.ts';

/** The event that Chromium sends when a page may be installed; missing from the type libraries. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

// The browser sends it once, often before any other part of the app runs.
let offer: InstallOffer | null = null;

export const wiredInstall = installMachine.provide({
  actors: {
    browser: fromCallback<InstallEvent>(({ sendBack }) => {
      sendBack({
        type: 'place.tell',
        place: installPlaceOf({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints }),
        isInstalled: matchMedia('(display-mode: standalone)').matches,
      });
      const take = (event: Event) => {
        if (!isOffer(event)) return;
        event.preventDefault();
        offer = event;
        sendBack({ type: 'offer.change', canAsk: true });
      };
      const end = () => {
        offer = null;
        sendBack({ type: 'installed' });
      };
      addEventListener('beforeinstallprompt', take);
      addEventListener('appinstalled', end);
      return () => {
        removeEventListener('beforeinstallprompt', take);
        removeEventListener('appinstalled', end);
      };
    }),
    ask: fromPromise(async (): Promise<unknown> => {
      // It can be used once; if the reader declines, the browser sends a new one.
      const used = offer;
      offer = null;
      return used?.prompt();
    }),
  },
});
