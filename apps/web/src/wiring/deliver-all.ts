import { comparedText } from '@octavo/document-schema';
import { deliverLeft } from '@octavo/journal/deliver-left';
import type { GoneWords } from '@octavo/journal/gone-words';
import { deviceJournal } from '@octavo/journal/indexed-db-journal';
import { isOpenHere } from '@octavo/journal/open-here';
import { otherWindows, unlessElsewhere } from '@octavo/journal/windows';
import type { LeftWords } from '@octavo/machines/recovery';
import { journalServer } from './journal-server.ts';
import { settling } from './unsettled-saves.ts';

/** Delivers what this device left unsaved to the real server; texts to ask about are returned as plain text. */
export async function deliverAll() {
  const delivered = await deliverLeft({
    journal: deviceJournal,
    server: journalServer,
    otherWindows,
    unlessElsewhere,
    isOpenHere,
    settling,
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
