import { CallFailed } from './client.ts';
import { failureSentence } from './failure-sentence.ts';

/** The same outcome, with a failure's message in the reader's language where the server gave none. */
export async function readable<T>(outcome: Promise<T>): Promise<T> {
  try {
    return await outcome;
  } catch (error) {
    if (error instanceof CallFailed) throw new CallFailed(error.status, error.code, failureSentence(error));
    throw error;
  }
}
