import type { Account } from '../account/account.ts';
import type { FindCitations } from '../citations/find-citations.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { Quotas } from '../documents/quotas.ts';
import type { CallDeps, Caller } from '../generation/charged-call.ts';
import type { FindModel } from '../generation/connected-model.ts';

export interface CompositionServices extends CallDeps {
  readonly citations: FindCitations;
  readonly documents: DocumentService;
  readonly quotas: Quotas;
  readonly findModel: FindModel;
}

/** A call with its account, whose country and room for documents matter. */
export type CompositionCall = Caller & { readonly account: Account };
