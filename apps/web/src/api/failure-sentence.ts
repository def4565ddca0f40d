import i18next from 'i18next';
import { CallFailed } from './client.ts';

/** What to tell the reader: the server's own sentence, or why there was none. */
export function failureSentence(error: unknown): string {
  if (!(error instanceof CallFailed)) return i18next.t('errors:unknown');
  switch (error.code) {
    case 'unreachable':
      return i18next.t('errors:network');
    case 'timeout':
      return i18next.t('errors:timeout');
    case 'broken':
      return i18next.t('errors:streamBroken');
    case 'unexplained':
      return i18next.t('errors:streamFailed', { status: error.status });
    default:
      return error.message;
  }
}
