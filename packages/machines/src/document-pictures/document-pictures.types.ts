import type { KeptPicture } from '@octavo/contract';
import type { Message, ToastContent } from '../notifications/notifications.types.ts';

/** A picture of another document of the account. */
export interface PictureElsewhere {
  readonly documentId: string;
  readonly pictureId: string;
}

/** A picture that the text shall have. */
export interface AddedPicture {
  /** Names its place in the text until it is there. */
  readonly key: string;
  /** What it is called, for whoever waits for it. */
  readonly name: string;
  readonly source: File | PictureElsewhere;
}

/** A picture on its way to the server. */
export interface PendingPicture extends AddedPicture {
  readonly status: 'waiting' | 'sending' | 'failed';
  /** Why it failed, in words for the reader. */
  readonly problem: string | null;
  /** How much of it has left, from 0 to 1; null before that is known. */
  readonly sent: number | null;
}

/** What the server is sent, and whom to tell how much of it has left, from 0 to 1. */
export interface PictureUpload {
  readonly source: AddedPicture['source'];
  readonly onSent: (share: number) => void;
}

/** A picture is as wide as the text at most, or as half of it. */
export type ShownSize = 'full' | 'half';

/** What is said of a picture, and how it stands. */
export interface PictureDetails {
  readonly alt: string;
  /** It says nothing that the text does not, so that nobody has to be told of it. */
  readonly decorative: boolean;
  readonly size: ShownSize;
}

export interface DocumentPicturesContext extends PictureDetails {
  readonly pending: readonly PendingPicture[];
  /** Where the picture lies whose card is open. */
  readonly address: string;
}

export type DocumentPicturesEvent =
  | PicturesReport
  /** So much of the picture that is being sent has left, from 0 to 1. */
  | { type: 'sent'; key: string; share: number }
  /** Sends one again that failed. */
  | { type: 'retry'; key: string }
  /** Gives up one that is on its way. */
  | { type: 'give-up'; key: string }
  | { type: 'alt.change'; alt: string }
  | { type: 'decorative.change'; decorative: boolean }
  | { type: 'size.change'; size: ShownSize }
  | { type: 'submit' }
  /** Takes the picture out of the text. */
  | { type: 'remove' }
  | { type: 'dismiss' }
  /** The document is about to be left. */
  | { type: 'leave' };

/** What the text says. */
export type PicturesReport =
  | { type: 'add'; pictures: readonly AddedPicture[] }
  /** The place of one that is on its way was deleted. */
  | { type: 'gone'; key: string }
  /** Some cannot be added, and nothing was changed. */
  | { type: 'refused'; message: Message }
  /** Of what was pasted some pictures stayed behind. */
  | { type: 'left-out'; message: Message }
  /** A picture was pressed, or has just come. */
  | { type: 'open'; address: string; details: PictureDetails };

/** What the text is told. */
export type PicturesCommand =
  | { type: 'place'; key: string; picture: KeptPicture }
  | { type: 'forget'; key: string }
  | { type: 'change'; details: PictureDetails }
  | { type: 'remove' };

export type DocumentPicturesEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'alert'; message: Message }
  | { type: 'toast'; toast: ToastContent };
