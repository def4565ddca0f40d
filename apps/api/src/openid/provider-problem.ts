export type ProviderProblemKind = 'denied' | 'unfinished' | 'unverified' | 'unreachable';

/** Why a provider sign-in failed; the visitor is shown a page that explains it. */
export class ProviderProblem extends Error {
  readonly kind: ProviderProblemKind;

  constructor(kind: ProviderProblemKind, options?: ErrorOptions) {
    super(`The sign-in by the provider ended: ${kind}.`, options);
    this.name = 'ProviderProblem';
    this.kind = kind;
  }
}
