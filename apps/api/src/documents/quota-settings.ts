import { z } from 'zod';
import { count } from '../config-fields.ts';

/** Variables for how much may be saved and kept, and how many free AI words may be used. */
export const quotaEnvironment = {
  SAVES_PER_HOUR: count.default(7_200),
  SAVED_MB_PER_HOUR: count.default(2_000),
  ANONYMOUS_DOCUMENTS: count.default(200),
  ANONYMOUS_MB: count.default(50),
  NETWORK_DOCUMENTS_PER_DAY: count.default(2_000),
  NETWORK_MB_PER_DAY: count.default(500),
  NETWORK_AI_WORDS_PER_DAY: count.default(50_000),
};

const environment = z.object(quotaEnvironment);

export interface QuotaSettings {
  /** Per account. */
  readonly savesPerHour: number;
  readonly savedBytesPerHour: number;
  /** Per anonymous account. */
  readonly anonymousDocuments: number;
  readonly anonymousBytes: number;
  /** For all anonymous accounts of one network together. */
  readonly networkDocumentsPerDay: number;
  readonly networkBytesPerDay: number;
  /** For all Free accounts of one network together. */
  readonly networkWordsPerDay: number;
}

const megabyte = 1024 * 1024;

export const readQuotas = (settings: z.infer<typeof environment>): QuotaSettings => ({
  savesPerHour: settings.SAVES_PER_HOUR,
  savedBytesPerHour: settings.SAVED_MB_PER_HOUR * megabyte,
  anonymousDocuments: settings.ANONYMOUS_DOCUMENTS,
  anonymousBytes: settings.ANONYMOUS_MB * megabyte,
  networkDocumentsPerDay: settings.NETWORK_DOCUMENTS_PER_DAY,
  networkBytesPerDay: settings.NETWORK_MB_PER_DAY * megabyte,
  networkWordsPerDay: settings.NETWORK_AI_WORDS_PER_DAY,
});
