import type { DownloadOptions } from '@octavo/contract';
import { defaultDownloadOptions } from '@octavo/contract/download-options';

/** What a download is made with where a test asks for nothing special. */
export const chosen = (options: Partial<DownloadOptions> = {}): DownloadOptions => ({
  ...defaultDownloadOptions,
  ...options,
});
