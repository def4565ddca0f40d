import { ModelError, type ModelFailure } from '@octavo/language/asking';
import i18next from 'i18next';
import { CallFailed, type CallCode } from '../api/call-failed.ts';
import { sentenceOfCode } from '../api/sentence-of-code.ts';
import { BrowserModelError, type BrowserModelFailure } from './browser-model-error.ts';

/** A failure of the browser's model with a sentence for the reader, as a call to the server would have failed. */
export function failedHere(error: unknown): unknown {
  if (error instanceof BrowserModelError) {
    return new CallFailed(0, codes[error.why], i18next.t(`browser-model:errors.${error.why}`));
  }
  if (!(error instanceof ModelError)) return error;
  const code = codeOf(error.failure);
  return new CallFailed(0, code, sentenceOfCode(code) ?? i18next.t('errors:unknown'));
}

const codes: Readonly<Record<BrowserModelFailure, CallCode>> = {
  tooLong: 'text_too_long',
  language: 'language_not_supported',
  activation: 'model_refused',
  network: 'model_unavailable',
  ended: 'broken',
  failed: 'model_failed',
};

/** The code with which the server reports the same. */
function codeOf(failure: ModelFailure): CallCode {
  if (failure.kind === 'unusable') return `answer_${failure.why}`;
  return failure.kind === 'garbage' ? 'model_garbage' : 'model_failed';
}
