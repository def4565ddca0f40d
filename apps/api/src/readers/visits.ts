import { AppError } from '../errors.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { createCodeGuesses } from '../sharing/code-guesses.ts';
import { isPassword } from './link-password.ts';
import type { HoldingLink, VisitedLink, VisitStore } from './visit-store.ts';

const minute = 60_000;
/** Nobody guesses one; a whole class may open a link that was revoked. */
const unknownLinks: Limit = {
  name: 'unknown links',
  most: 300,
  window: 10 * minute,
  refusal: 'Too many links were tried from your network.',
};
const refusal = 'Too many passwords were tried.';
const wrongPasswordsOfNetwork: Limit = {
  name: 'wrong passwords of a network',
  most: 60,
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
/** From all networks together: only somebody who has the link can try. */
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

export type Visits = ReturnType<typeof linkVisits>;

/** Opens links for readers, and checks for every later call that a link still holds. */
export function linkVisits(store: VisitStore, limits: Limits) {
  const guesses = createCodeGuesses(limits, {
    ofNetwork: wrongPasswordsOfNetwork,
    ofCode: wrongPasswordsOfLink,
  });

  /** @throws AppError 401 `password_needed`, 403 `wrong_password`, 429 `too_many_attempts`, 503 `busy` */
  async function requirePassword({ id, password }: HoldingLink, opening: Opening): Promise<void> {
    const { password: given = '', address, signal } = opening;
    if (password === null) return;
    if (given === '') throw passwordNeeded();
    const isRight = await guesses.ask({
      code: id,
      address,
      signal,
      answer: async () => {
        await limits.requireRoom(wrongPasswordsInAll, id);
        return isPassword(given, password);
      },
      isWrong: (right) => !right,
    });
    if (isRight) return;
    await limits.take(wrongPasswordsInAll, id);
    throw wrongPassword();
  }

  return {
    /**
     * @throws AppError 401 `password_needed`, 403 `wrong_password`, 404 `not_found`, 429 `too_many_attempts`, 503
     * `busy`
     */
    async open(opening: Opening): Promise<Opened> {
      const { token, address } = opening;
      await limits.requireRoomByAddress(unknownLinks, address);
      const link = await store.findLink(token);
      if (link === undefined) {
        await limits.takeByAddress(unknownLinks, address);
        throw noLink();
      }
      const known = opening.visitToken(link.id);
      const before = known === undefined ? undefined : await store.find(link.id, known);
      if (before?.visit.passwordRound !== link.passwordRound) await requirePassword(link, opening);
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
    async require(linkId: string, visitToken: string | undefined): Promise<VisitedLink> {
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
