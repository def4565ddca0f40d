import { comparedText } from '@octavo/document-schema';
import type { LeftWords } from '@octavo/machines/recovery';
import { call } from '../api/call.ts';
import { deliverLeft } from '../journal/deliver-left.ts';
import type { GoneWords } from '../journal/gone-words.ts';
import { journal } from '../journal/journal.ts';
import { otherWindows, unlessElsewhere } from '../journal/living-windows.ts';
import { isOpenHere } from '../journal/open-here.ts';
import { settling } from './unsettled-saves.ts';

/** Delivers what this device left unsaved to the real server; texts to ask about are returned as plain text. */
export async function deliverAll() {
  const delivered = await deliverLeft({
    journal,
    otherWindows,
    unlessElsewhere,
    isOpenHere,
    settling,
    get: async (id) => (await call('getDocument', { params: { id } })).doc,
    save: (documentId, body) => call('saveDocument', { params: { documentId }, body }),
  });
  return { ...delivered, words: delivered.words.map(asLeftWords) };
}

const asLeftWords = ({ id, reason, texts }: GoneWords): LeftWords => ({
  id,
  reason,
  title: texts[0]?.title ?? '',
  texts: texts.map(({ content, common, writtenAt, keys }) => ({
    text: comparedText(content),
    common: common === null ? null : comparedText(common),
    writtenAt: new Date(writtenAt).toISOString(),
    keys,
  })),
});
