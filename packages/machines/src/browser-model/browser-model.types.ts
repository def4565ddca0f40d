/** Whether the browser has a model of its own: `missing` without the API, `unavailable` if this device cannot run it. */
export type Availability = 'missing' | 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface Found {
  readonly availability: Availability;
  /** Whether the preference is on. */
  readonly isOn: boolean;
}

/**
 * Why the model could not be prepared: `activation`, the browser wants a press for a download; `network`, the download
 * broke off; `unsupported`, the browser has changed its mind about this device.
 */
export type PrepareFailure = 'activation' | 'network' | 'unsupported' | 'unknown';

/** Reports of the preparation; `loaded` is a share from 0 to 1. */
export type PrepareReport =
  | { type: 'progress'; loaded: number }
  | { type: 'prepared' }
  | { type: 'refused'; why: PrepareFailure };

export interface BrowserModelContext {
  /** How much of the download is done, from 0 to 1; null before the browser has said so. */
  readonly loaded: number | null;
  readonly failure: PrepareFailure | null;
  /** It has been prepared since the page was opened, which is worth saying. */
  readonly isPrepared: boolean;
}

export type BrowserModelEvent =
  | PrepareReport
  /** A page is shown on which the model could be used or switched on. */
  | { type: 'enter' }
  | { type: 'switch.on' }
  | { type: 'switch.off' }
  /** Stop the download. */
  | { type: 'stop' }
  | { type: 'retry' };

/** To be stored as a preference. */
export type BrowserModelEmitted = { type: 'chosen'; isOn: boolean };
