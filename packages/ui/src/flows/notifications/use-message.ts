import type { Message } from '@octavo/machines/notifications';
import { useTranslation } from 'react-i18next';

/** Formats messages: the server's sentences unchanged, the app's own in the reader's language. */
export function useMessage() {
  const { t } = useTranslation('notifications');
  return (message: Message): { readonly title: string; readonly message: string } => {
    if ('text' in message) return { title: '', message: message.text };
    const { name, values = {} } = message;
    return { title: t(`${name}.title`, values), message: t(`${name}.message`, values) };
  };
}
