import { documentText } from '@octavo/document-schema';
import { readDocument } from '../../documents/read-document.ts';
import { chargedCall } from '../../generation/charged-call.ts';
import type { CompositionCall, CompositionServices } from '../composition-call.ts';
import { demandRoomFor } from '../demand-room-for.ts';
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
import type { Writing } from '../writings/writings.ts';
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
  const room = await demandRoomFor(services, call);
  return chargedCall(services, call, async (signal, permit) => {
    const left = await permit.left();
    const { essay, ...by } = await writeEssay(services, { call, wanted, signal, left, writing }).catch(
      async (error: unknown) => {
        // If the essay was stopped, charge for the part that was shown.
        if (writing?.signal.aborted) await permit.charge(writing.state.text);
        throw error;
      },
    );
    const whole = readDocument(essayDocument(essay, wanted.language, wanted.referenceStyle));
    // A scaffold costs nothing, so none of it is withheld.
    const part = by.engine === 'model' ? withinAllowance(whole, left) : undefined;
    const id = await documents.create({
      accountId: call.accountId,
      title: essay.title,
      writingMode: 'essay',
      content: part ?? whole,
      ...(part === undefined ? {} : { whole }),
      ...room,
    });
    const given = by.engine === 'model' ? documentText(part ?? whole) : '';
    // The notice for a missing section is not charged.
    return {
      result: { value: id, ...by },
      given: given.replaceAll(essayTexts[wanted.language].unwritten, ''),
    };
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
  if (writing) writing.kept.outline = outline;
  return outline;
}
