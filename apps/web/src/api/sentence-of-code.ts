import i18next from 'i18next';
import type { CallCode } from './call-failed.ts';

/**
 * The sentence, in the reader's language, for a failure of the writing engine; null where the server's explanation is
 * better.
 */
export function sentenceOfCode(code: CallCode): string | null {
  switch (code) {
    case 'model_unavailable':
      return i18next.t('errors:model.unavailable');
    case 'model_refused':
      return i18next.t('errors:model.refused');
    case 'model_failed':
      return i18next.t('errors:model.failed');
    case 'model_busy':
      return i18next.t('errors:model.busy');
    case 'model_stalled':
      return i18next.t('errors:model.stalled');
    case 'model_garbage':
      return i18next.t('errors:model.garbage');
    case 'answer_cut':
      return i18next.t('errors:answer.cut');
    case 'answer_filtered':
      return i18next.t('errors:answer.filtered');
    case 'answer_declined':
      return i18next.t('errors:answer.declined');
    case 'answer_length':
      return i18next.t('errors:answer.length');
    case 'answer_language':
      return i18next.t('errors:answer.language');
    case 'answer_facts':
      return i18next.t('errors:answer.facts');
    case 'answer_blocks':
      return i18next.t('errors:answer.blocks');
    case 'nothing_to_change':
      return i18next.t('errors:builtIn.nothing');
    case 'engine_cannot':
      return i18next.t('errors:builtIn.cannot');
    default:
      return null;
  }
}
