import { useFlow } from '../flow-context/index.ts';
import { useDocumentCount } from '../sidebar/use-counts.ts';
import { SignupOffer } from '../signup-offer/index.ts';
import * as css from './profile.css.ts';

/** What a visitor is offered on the account page; both buttons open the same dialog for signing up and in. */
export function VisitorOffer() {
  const app = useFlow('app');
  const documents = useDocumentCount() ?? 0;
  const open = () => app.send({ type: 'open-login' });
  return (
    <div className={css.offer}>
      <SignupOffer documents={documents} onSignUp={open} onSignIn={open} />
    </div>
  );
}
