import { navigationMachine, type HistoryCommand, type NavigationEvent } from '@octavo/machines/navigation';
import { fromCallback } from 'xstate';

export const wiredNavigation = navigationMachine.provide({
  actors: {
    history: fromCallback<HistoryCommand, void, NavigationEvent>(({ sendBack, receive }) => {
      receive(({ type, path }) => {
        if (type === 'push') history.pushState(null, '', path);
        else history.replaceState(null, '', path);
      });
      const tell = () => sendBack({ type: 'location.change', path: location.pathname });
      addEventListener('popstate', tell);
      return () => removeEventListener('popstate', tell);
    }),
  },
});
