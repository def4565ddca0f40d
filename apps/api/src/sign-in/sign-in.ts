import type { Session, SessionStore } from '../session/session-store.ts';
import type { Person, SignInStore } from './sign-in-store.ts';

/** The session that a visitor comes with. */
export interface Arrival {
  readonly session: Session | undefined;
  readonly token: string | undefined;
}

export interface SignIn {
  /** Signs in and gives the token of a new session; the one that the visitor came with ends. */
  enter(person: Person, arrival: Arrival): Promise<string>;
}

export function createSignIn(store: SignInStore, sessions: SessionStore): SignIn {
  return {
    async enter(person, { session, token }) {
      const visitor = session?.account.type === 'anon' ? session.account.id : undefined;
      const accountId = await store.enter(person, visitor);
      if (token !== undefined) await sessions.close(token);
      return sessions.open(accountId);
    },
  };
}
