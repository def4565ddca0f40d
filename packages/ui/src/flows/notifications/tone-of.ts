import type { Message, MessageName } from '@octavo/machines/notifications';
import type { ToastTone } from '../../components/toast/index.ts';

/** What was done as asked, or only happened; everything else did not work. */
const tones: Readonly<Partial<Record<MessageName, ToastTone>>> = {
  accountChanged: 'neutral',
  documentCopied: 'success',
  documentRestored: 'success',
  documentTrashed: 'neutral',
  signedIn: 'success',
  textRecovered: 'success',
};

/** What a message means for the reader. */
export const toneOf = (message: Message): ToastTone =>
  ('name' in message && tones[message.name]) || 'warning';
