import type { DownloadOptions } from '@octavo/contract';
import { defaultDownloadOptions } from '@octavo/contract/download-options';

/** The download options, if a test needs nothing special. */
export const chosen = (options: Partial<DownloadOptions> = {}): DownloadOptions => ({
  ...defaultDownloadOptions,
  ...options,
});
