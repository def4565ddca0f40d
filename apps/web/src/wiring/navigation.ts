import { navigationMachine, type HistoryCommand, type NavigationEvent } from '@octavo/machines/navigation';
import { fromCallback } from 'xstate';
import { keepScroll, restoreScroll } from '../app/kept-scroll.ts';

export const wiredNavigation = navigationMachine.provide({
  actors: {
    history: fromCallback<HistoryCommand, void, NavigationEvent>(({ sendBack, receive }) => {
      receive(({ type, path }) => {
        if (type === 'replace') {
          history.replaceState(history.state, '', path);
          return;
        }
        keepScroll();
        history.pushState(null, '', path);
        scrollTo(0, 0);
      });
      const tell = () => {
        sendBack({ type: 'location.change', path: location.pathname });
        restoreScroll();
      };
      addEventListener('popstate', tell);
      return () => removeEventListener('popstate', tell);
    }),
  },
});
