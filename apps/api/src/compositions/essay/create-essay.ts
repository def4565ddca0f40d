import { documentText } from '@octavo/document-schema';
import { readDocument } from '../../documents/read-document.ts';
import { chargedCall } from '../../generation/charged-call.ts';
import type { CompositionCall, CompositionServices } from '../composition-call.ts';
import { requireRoomFor } from '../require-room-for.ts';
import { type Written, writtenBy } from '../written.ts';
import { builtInEssay } from './built-in-essay.ts';
import { type Essay, essayDocument } from './essay.ts';
import type { EssayWanted } from './essay-wanted.ts';
import { findReferences } from './find-references.ts';
import { outlineEssay } from './outline-essay.ts';
import { essayTexts } from './texts/index.ts';
import { withinAllowance } from './within-allowance.ts';
import { followEssay } from './follow-essay.ts';
import { writeSections } from './write-sections.ts';
import type { Writing } from '../writings/writing.ts';
import type { ConnectedModel } from '../../generation/connected-model.ts';
import type { Outline, Surroundings } from './outline-essay.ts';

/**
 * Writes an essay into a new document and returns its id. What exceeds the allowance is withheld until the account is
 * Pro (PRODUCT, incomplete documents).
 * @throws what `chargedCall` throws, 409 `too_many_documents`
 */
export async function createEssay(
  services: CompositionServices,
  call: CompositionCall,
  wanted: EssayWanted,
  writing?: Writing,
): Promise<Written<string>> {
  const { documents } = services;
  const { accountId } = call;
  // It may have been stopped while no process was writing it.
  if (writing?.isStopped() === true) {
    await writing.stopped(accountId, services.allowance.due(call.isPro, writing.state.text));
    writing.signal.throwIfAborted();
  }
  const room = await requireRoomFor(services, call);
  return chargedCall(services, call, async (signal, permit) => {
    const left = await permit.left();
    const { essay, ...by } = await writeEssay(services, { call, wanted, signal, left, writing }).catch(
      async (error: unknown) => {
        if (writing?.isStopped() === true) await writing.stopped(accountId, permit.due(writing.state.text));
        throw error;
      },
    );
    const whole = readDocument(essayDocument(essay, wanted.language, wanted.referenceStyle));
    // A scaffold costs nothing, so none of it is withheld.
    const part = by.engine === 'model' ? withinAllowance(whole, left) : undefined;
    // The notice for a missing section is not charged.
    const given =
      by.engine === 'model'
        ? documentText(part ?? whole).replaceAll(essayTexts[wanted.language].unwritten, '')
        : '';
    const id = crypto.randomUUID();
    const result = { value: id, ...by };
    await documents.create({
      id,
      accountId,
      title: essay.title,
      writingMode: 'essay',
      content: part ?? whole,
      ...(part === undefined ? {} : { whole }),
      ...room,
      also:
        writing && ((transaction, owner) => writing.written(transaction, owner, result, permit.due(given))),
    });
    // A named essay is charged together with its document.
    return { result, given: writing ? '' : given };
  });
}

type Order = {
  readonly call: CompositionCall;
  readonly wanted: EssayWanted;
  readonly signal: AbortSignal;
  /** Words that the account may read. */
  readonly left: number;
  readonly writing: Writing | undefined;
};

/** Writes an essay with its references. @throws ModelError, or the signal's reason */
async function writeEssay(
  { citations, findModel }: CompositionServices,
  { call, wanted, signal, left, writing }: Order,
): Promise<{ readonly essay: Essay } & Omit<Written<unknown>, 'value'>> {
  const around = { countryCode: call.account.countryCode, signal };
  const asker = { accountId: call.accountId, network: call.network };
  const found = findReferences(citations, asker, wanted, signal);
  // Awaited once the essay is finished; if the essay fails first, this must not be an unhandled rejection.
  found.catch(() => []);
  // If the model is lost later, in the middle of an essay, that is an error: a scaffold would not replace an essay.
  const { value: begun, ...by } = await writtenBy(
    findModel,
    async (model) => ({ model, outline: await outlineOnce(model, wanted, around, writing) }),
    () => undefined,
  );
  const essay = begun
    ? await writeSections(
        begun.model,
        begun.outline,
        wanted,
        around,
        writing && followEssay(writing, { outline: begun.outline, language: wanted.language, left }),
      )
    : builtInEssay(wanted);
  const references = await found;
  signal.throwIfAborted();
  return { essay: { ...essay, references }, ...by };
}

/** Reuses the outline of an earlier attempt. */
async function outlineOnce(
  model: ConnectedModel,
  wanted: EssayWanted,
  around: Surroundings,
  writing: Writing | undefined,
): Promise<Outline> {
  const outline = writing?.kept.outline ?? (await outlineEssay(model, wanted, around));
  writing?.keepOutline(outline);
  return outline;
}
