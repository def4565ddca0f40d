import type { BillCommand } from '@octavo/machines/completion';
import { fromCallback } from 'xstate';
import { call } from '../api/call.ts';

/** Words accepted within this time of each other are reported together, in milliseconds. */
const collecting = 1_500;

/**
 * Has the server charge the words accepted from a model's suggestions.
 *
 * @param charged called when words were charged
 */
export const wireOfferBill = (charged: () => void) =>
  fromCallback<BillCommand>(({ receive }) => {
    let taken = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      if (taken === '') return;
      const text = taken;
      taken = '';
      call('takeOffer', { body: { text }, by: beyondThePage }).then(charged, () => {});
    };
    receive(({ text }) => {
      taken += text;
      clearTimeout(timer);
      timer = setTimeout(settle, collecting);
    });
    addEventListener('pagehide', settle);
    return () => {
      removeEventListener('pagehide', settle);
      settle();
    };
  });

const beyondThePage = (address: string, request: RequestInit) =>
  fetch(address, { ...request, keepalive: true });
