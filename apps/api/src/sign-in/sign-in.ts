import type { Session, SessionStore } from '../session/session-store.ts';
import type { Person, SignInStore } from './sign-in-store.ts';

/** The session that a visitor comes with. */
export interface Arrival {
  readonly session: Session | undefined;
  readonly token: string | undefined;
  /** As the browser calls itself (User-Agent). */
  readonly device?: string | undefined;
}

export interface SignIn {
  /** Signs in and gives the token of a new session; the one that the visitor came with ends. */
  enter(person: Person, arrival: Arrival): Promise<string>;
  /** The same into a shared account. @throws AppError 403 `not_allowed` where the visitor has paid */
  enterAccount(id: string, arrival: Arrival): Promise<string>;
}

/** @param tellAddress hears of each account with a mailbox that somebody enters; nobody waits for it */
export function createSignIn(
  store: SignInStore,
  sessions: SessionStore,
  tellAddress: (accountId: string) => Promise<void> = async () => {},
): SignIn {
  const visitorOf = ({ session }: Arrival): string | undefined =>
    session?.account.type === 'anon' ? session.account.id : undefined;

  const renew = async (accountId: string, { token, device }: Arrival): Promise<string> => {
    if (token !== undefined) await sessions.close(token);
    return sessions.open(accountId, device);
  };

  return {
    async enter(person, arrival) {
      const accountId = await store.enter(person, visitorOf(arrival));
      // The sweep makes up for what fails.
      tellAddress(accountId).catch(() => {});
      return renew(accountId, arrival);
    },
    async enterAccount(id, arrival) {
      await store.enterAccount(id, visitorOf(arrival));
      return renew(id, arrival);
    },
  };
}
