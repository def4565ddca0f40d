import type { Message, MessageName } from '@octavo/machines/notifications';
import type { Tone } from '../../components/tone-icons.ts';

/** What was done as asked, or only happened; everything else did not work. */
const tones: Readonly<Partial<Record<MessageName, Tone>>> = {
  accountChanged: 'neutral',
  documentCopied: 'success',
  documentRestored: 'success',
  documentTrashed: 'neutral',
  signedIn: 'success',
  textRecovered: 'success',
};

/** What a message means for the reader. */
export const toneOf = (message: Message): Tone => ('name' in message && tones[message.name]) || 'warning';
