/** Messages that the app refers to by name; their texts are in the namespace `notifications`. */
export type MessageName =
  | 'accountChanged'
  | 'cannotUpgrade'
  | 'commandImpossible'
  | 'documentCopied'
  | 'documentMissing'
  | 'documentRestored'
  | 'documentTrashed'
  | 'microphoneDeclined'
  | 'microphoneMissing'
  | 'nestingRefused'
  | 'newPageOffline'
  | 'nothingHeard'
  | 'partUnreachable'
  | 'pasteRefused'
  | 'pictureKindRefused'
  | 'pictureTooLarge'
  | 'picturesLeftOut'
  | 'picturesLost'
  | 'signedIn'
  | 'stoodIn'
  | 'textRecovered'
  | 'wordsKept';

/** A sentence from the server, or one of the app's own with values to fill in. */
export type Message =
  | { readonly text: string }
  | { readonly name: MessageName; readonly values?: Readonly<Record<string, string | number>> };

/** What an alert is about, which decides its title. */
export type AlertTopic = 'general' | 'save' | 'upgrade';

export interface AlertContent {
  readonly about: AlertTopic;
  readonly message: Message;
}

/**
 * A note has no action; `undo` offers to reverse what was done to a document; `limit` is the limit-reached toast of
 * SPEC §8.
 */
export type ToastContent =
  | { readonly kind: 'note'; readonly message: Message }
  | { readonly kind: 'undo'; readonly message: Message; readonly id: string }
  | { readonly kind: 'limit' };

export interface NotificationsContext {
  /** `alerts[0]` is on screen or comes next; the others wait. */
  readonly alerts: readonly AlertContent[];
  readonly toast: ToastContent | null;
}

export type NotificationsEvent =
  | { type: 'alert.show'; message: Message; about?: AlertTopic }
  | { type: 'alert.dismiss' }
  | { type: 'toast.show'; toast: ToastContent }
  | { type: 'toast.hold' }
  | { type: 'toast.release' }
  | { type: 'toast.dismiss' }
  | { type: 'toast.undo'; id: string }
  | { type: 'toast.upgrade' };

/** `upgrade`: the user pressed Upgrade now on the limit toast; `undo`: reversed what was done to a document. */
export type NotificationsEmitted = { type: 'upgrade' } | { type: 'undo'; id: string };
