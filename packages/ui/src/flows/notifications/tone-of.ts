import type { Message, MessageName } from '@octavo/machines/notifications';
import type { Tone } from '../../components/tone-icons.ts';

/** The tones of messages that report success or plain facts; all others are failures. */
const tones: Readonly<Partial<Record<MessageName, Tone>>> = {
  accountChanged: 'neutral',
  documentCopied: 'success',
  documentRestored: 'success',
  documentTrashed: 'neutral',
  signedIn: 'success',
  stoodIn: 'neutral',
  textRecovered: 'success',
};

/** The tone of a message. */
export const toneOf = (message: Message): Tone => ('name' in message && tones[message.name]) || 'warning';
