import { AppError } from '../errors.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { type CodeGuesses, createCodeGuesses } from '../sharing/code-guesses.ts';
import { isPassword } from './link-password.ts';
import type { HoldingLink, VisitedLink, VisitStore } from './visit-store.ts';

const minute = 60_000;
const refusal = 'Too many links or passwords were tried.';
const wrongLinksOfNetwork: Limit = {
  name: 'wrong links of a network',
  most: 30,
  window: 10 * minute,
  refusal,
};
/** Per network, so that nobody can lock out other readers of a link. */
const wrongPasswordsOfLink: Limit = {
  name: 'wrong passwords of a link',
  most: 10,
  window: 10 * minute,
  refusal,
};
/** From all networks together. Whoever can try has the link. */
const wrongPasswordsInAll: Limit = {
  name: 'wrong passwords of a link in all',
  most: 300,
  window: 60 * minute,
  refusal,
};
/** Several classes open a link within an hour. */
const newVisits: Limit = {
  name: 'new visits of links',
  most: 600,
  window: 60 * minute,
  refusal: 'Too many links were opened from your network.',
};

export interface Opening {
  readonly token: string;
  readonly password: string | undefined;
  readonly address: string;
  readonly signal: AbortSignal;
  /** What this browser was given when it opened a link before. */
  readonly visitToken: (linkId: string) => string | undefined;
}

export interface Opened {
  readonly link: HoldingLink;
  readonly visitToken: string;
  readonly name: string;
}

type Refusal = 'missing' | 'password_needed' | 'wrong_password';
type Attempt =
  | { readonly kind: 'open'; readonly link: HoldingLink; readonly before: VisitedLink | undefined }
  | { readonly kind: Refusal };

export type Visits = ReturnType<typeof linkVisits>;

/** Opens links for readers, and checks for every later call that a link still holds. */
export function linkVisits(store: VisitStore, limits: Limits) {
  const guesses: CodeGuesses = createCodeGuesses(limits, {
    ofNetwork: wrongLinksOfNetwork,
    ofCode: wrongPasswordsOfLink,
  });

  async function attempt({ token, password, visitToken }: Opening): Promise<Attempt> {
    const link = await store.findLink(token);
    if (link === undefined) return { kind: 'missing' };
    const known = visitToken(link.id);
    const before = known === undefined ? undefined : await store.find(link.id, known);
    const isKnown = before !== undefined && before.visit.passwordRound === link.passwordRound;
    if (link.password === null || isKnown) return { kind: 'open', link, before };
    if (password === undefined || password === '') return { kind: 'password_needed' };
    await limits.demand(wrongPasswordsInAll, link.id);
    if (await isPassword(password, link.password)) return { kind: 'open', link, before };
    await limits.take(wrongPasswordsInAll, link.id);
    return { kind: 'wrong_password' };
  }

  return {
    /**
     * @throws AppError 401 `password_needed`, 403 `wrong_password`, 404 `not_found`, 429 `too_many_attempts`, 503
     * `busy`
     */
    async open(opening: Opening): Promise<Opened> {
      const { token, address, signal } = opening;
      const attempted = await guesses.ask({
        code: token,
        address,
        signal,
        answer: () => attempt(opening),
        isWrong: ({ kind }) => kind === 'missing' || kind === 'wrong_password',
      });
      if (attempted.kind !== 'open') throw refusals[attempted.kind]();
      const { link, before } = attempted;
      const known = opening.visitToken(link.id);
      if (before !== undefined && known !== undefined) {
        if (!(await store.reopen(before.visit.id, link.passwordRound))) throw noLink();
        return { link, visitToken: known, name: before.visit.name };
      }
      await limits.takeByAddress(newVisits, address);
      const visitToken = await store.open(link);
      if (visitToken === undefined) throw noLink();
      return { link, visitToken, name: '' };
    },

    /**
     * The link that a browser has opened, if it still holds.
     * @throws AppError 401 `password_needed` if it has a new password, 404 `not_found`
     */
    async demand(linkId: string, visitToken: string | undefined): Promise<VisitedLink> {
      const visited = visitToken === undefined ? undefined : await store.find(linkId, visitToken);
      if (visited === undefined) throw noLink();
      if (visited.password !== null && visited.visit.passwordRound !== visited.passwordRound) {
        throw passwordNeeded();
      }
      return visited;
    },
  };
}

const noLink = (): AppError =>
  new AppError('not_found', 404, 'This link leads nowhere. It was revoked, has expired, or is incomplete.');

const passwordNeeded = (): AppError =>
  new AppError('password_needed', 401, 'This link has a password. Ask for it where you got the link.');

const wrongPassword = (): AppError =>
  new AppError('wrong_password', 403, 'This password does not open the link.', { reason: 'link' });

const refusals = {
  missing: noLink,
  password_needed: passwordNeeded,
  wrong_password: wrongPassword,
} as const satisfies Record<Refusal, () => AppError>;
