import i18next from 'i18next';
import { type EventObject, fromCallback } from 'xstate';

/** Notifies a flow when the page's language changes. */
export const languageChanges = <Event extends EventObject>() =>
  fromCallback<Event>(({ sendBack }) => {
    const tell = () => sendBack({ type: 'language.change' });
    i18next.on('languageChanged', tell);
    return () => i18next.off('languageChanged', tell);
  });
