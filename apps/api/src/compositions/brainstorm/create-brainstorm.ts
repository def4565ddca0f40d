import type { BrainstormAction } from '@octavo/contract';
import type { Language } from '@octavo/contract/languages';
import { documentText } from '@octavo/document-schema';
import { chargedCall } from '../../generation/charged-call.ts';
import type { CompositionCall, CompositionServices } from '../composition-call.ts';
import { requireRoomFor } from '../require-room-for.ts';
import { type Written, writtenBy } from '../written.ts';
import { boardDocument } from './board.ts';
import { builtInBoard } from './built-in-board.ts';
import { modelBoard } from './model-board.ts';

export type BrainstormWanted = {
  readonly action: BrainstormAction;
  readonly topic: string;
  readonly language: Language;
};

/**
 * Writes a board into a new document and returns its id. @throws what `chargedCall` throws, 409 `too_many_documents`
 */
export async function createBrainstorm(
  services: CompositionServices,
  call: CompositionCall,
  { action, topic, language }: BrainstormWanted,
): Promise<Written<string>> {
  const { documents, findModel } = services;
  const room = await requireRoomFor(services, call);
  const { countryCode } = call.account;
  return chargedCall(services, call, async (signal) => {
    const { value: board, ...by } = await writtenBy(
      findModel,
      (model) => modelBoard(model, { action, topic, language, countryCode, signal }),
      () => builtInBoard(action, topic, language),
    );
    signal.throwIfAborted();
    const content = boardDocument(board);
    const id = await documents.create({
      accountId: call.accountId,
      title: board.title,
      writingMode: 'brainstorm',
      content,
      ...room,
    });
    return { result: { value: id, ...by }, given: by.engine === 'model' ? documentText(content) : '' };
  });
}
