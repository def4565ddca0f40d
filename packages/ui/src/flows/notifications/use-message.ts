import type { Message } from '@octavo/machines/notifications';
import { useTranslation } from 'react-i18next';

/** Puts messages into words: a sentence of the server as it is, one of the app's own in the reader's language. */
export function useMessage() {
  const { t } = useTranslation('notifications');
  return (message: Message): { readonly title: string; readonly message: string } => {
    if ('text' in message) return { title: '', message: message.text };
    const { name, values = {} } = message;
    return { title: t(`${name}.title`, values), message: t(`${name}.message`, values) };
  };
}
