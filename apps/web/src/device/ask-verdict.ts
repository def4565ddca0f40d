import type { KeptDocuments } from '@octavo/contract';
import { mostKept } from '@octavo/contract/kept-limits';
import type { Held, Verdict } from '@octavo/journal/verdict';
import { callAs } from '../api/call.ts';
import { accountOf } from './account-mark.ts';

/**
 * Asks the server which of the data on this device may stay, if there is any.
 *
 * @param known the mark of the server's last answer
 * @returns the verdict, with the mark that is current by then
 * @throws CallFailed, or where somebody else has signed in meanwhile
 */
export async function askVerdict(
  { documents, accounts }: Held,
  known: string,
): Promise<readonly [Verdict, mark: string]> {
  const account = accountOf(known);
  const others = accounts.filter((id) => id !== account).slice(0, mostKept.accounts);
  const answers: KeptDocuments[] = [];
  let mark = known;
  for (const asked of requests(documents, others)) {
    const answered = await callAs('keptDocuments', { body: asked });
    mark = answered.mark ?? '';
    if (accountOf(mark) !== account) throw new Error('Somebody else signed in meanwhile');
    answers.push(answered.answer);
  }
  const asked = new Set(documents);
  const readable = new Set(answers.flatMap((answer) => answer.readable));
  const locked = new Set(answers.flatMap((answer) => answer.locked));
  const merged = answers.flatMap((answer) => answer.merged);
  const left = new Set(answers.flatMap((answer) => answer.left));
  const verdict: Verdict = {
    account,
    stateOf: (id) => {
      if (readable.has(id)) return 'readable';
      if (locked.has(id)) return 'locked';
      return asked.has(id) ? 'gone' : 'unknown';
    },
    isOwn: (id) => id === account || merged.includes(id),
    isLeft: (id) => left.has(id),
    isDeleted: () => false,
  };
  return [verdict, mark];
}

/** Splits the documents into requests of as many as the server takes at once. */
function requests(documents: readonly string[], accounts: readonly string[]) {
  const count = Math.ceil(documents.length / mostKept.documents) || Math.sign(accounts.length);
  return Array.from({ length: count }, (_, index) => ({
    documents: documents.slice(index * mostKept.documents, (index + 1) * mostKept.documents),
    accounts: index === 0 ? [...accounts] : [],
  }));
}
