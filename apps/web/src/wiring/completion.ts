import { connectCompletion, type DocumentEditorHandle } from '@octavo/editor';
import { keyNames, platformOf } from '@octavo/editor/shortcuts';
import { completionMachine } from '@octavo/machines/completion';
import i18next from 'i18next';
import { fromPromise } from 'xstate';
import { callForStream } from '../api/call-for-stream.ts';
import { wireOfferBill } from './offer-bill.ts';

/**
 * Finish as you type on the real server.
 *
 * @param charged called when words were charged
 */
export function wireCompletion(editor: DocumentEditorHandle['editor'], charged: () => void) {
  return completionMachine.provide({
    actors: {
      caret: connectCompletion(editor, acceptKeys),
      bill: wireOfferBill(charged),
      complete: fromPromise(async ({ input: { text }, signal }) => {
        let offer = '';
        const engine = await callForStream('autocomplete', { body: { text }, signal }, (piece) => {
          offer += piece;
        });
        return { text: offer, isCharged: engine === 'model' };
      }),
    },
  });
}

/** The keys that accept a suggestion, by their names in the reader's language. */
export function acceptKeys(): string {
  const [control, shift, alt] = [
    i18next.t('common:keys.control'),
    i18next.t('common:keys.shift'),
    i18next.t('common:keys.alt'),
  ];
  return keyNames('acceptCompletion', platformOf(navigator), { control, shift, alt }).join(' ');
}
