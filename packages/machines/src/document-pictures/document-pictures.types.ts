import type { KeptPicture } from '@octavo/contract';
import type { Message, ToastContent } from '../notifications/notifications.types.ts';

/** A picture in another document of the account. */
export interface PictureElsewhere {
  readonly documentId: string;
  readonly pictureId: string;
}

/** A picture to be added to the text. */
export interface AddedPicture {
  /** Identifies its place in the text until it is inserted. */
  readonly key: string;
  /** Its name, shown while it uploads. */
  readonly name: string;
  readonly source: File | PictureElsewhere;
}

/** A picture being uploaded. */
export interface PendingPicture extends AddedPicture {
  readonly status: 'waiting' | 'sending' | 'failed';
  /** Why it failed, in words for the reader. */
  readonly problem: string | null;
  /** Fraction uploaded, from 0 to 1; null while unknown. */
  readonly sent: number | null;
}

/** What to upload, and where to report the fraction uploaded, from 0 to 1. */
export interface PictureUpload {
  readonly source: AddedPicture['source'];
  readonly onSent: (share: number) => void;
}

/** Maximum width of a picture: the full text width, or half of it. */
export type ShownSize = 'full' | 'half';

/** Description and layout of a picture. */
export interface PictureDetails {
  readonly alt: string;
  /** Purely decorative, so it needs no description. */
  readonly decorative: boolean;
  readonly size: ShownSize;
}

export interface DocumentPicturesContext extends PictureDetails {
  readonly pending: readonly PendingPicture[];
  /** Address of the picture whose card is open. */
  readonly address: string;
}

export type DocumentPicturesEvent =
  | PicturesReport
  /** Fraction of the current picture that is uploaded, from 0 to 1. */
  | { type: 'sent'; key: string; share: number }
  /** Uploads a failed picture again. */
  | { type: 'retry'; key: string }
  /** Cancels an upload. */
  | { type: 'give-up'; key: string }
  | { type: 'alt.change'; alt: string }
  | { type: 'decorative.change'; decorative: boolean }
  | { type: 'size.change'; size: ShownSize }
  | { type: 'submit' }
  /** Removes the picture from the text. */
  | { type: 'remove' }
  | { type: 'dismiss' }
  /** The document is about to be left. */
  | { type: 'leave' };

/** Reports from the text. */
export type PicturesReport =
  | { type: 'add'; pictures: readonly AddedPicture[] }
  /** The place of a picture still uploading was deleted. */
  | { type: 'gone'; key: string }
  /** Some pictures cannot be added, and nothing was changed. */
  | { type: 'refused'; message: Message }
  /** Some of the pasted pictures were left out. */
  | { type: 'left-out'; message: Message }
  /** A picture was clicked, or has just been inserted. */
  | { type: 'open'; address: string; details: PictureDetails };

/** Commands to the text. */
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
