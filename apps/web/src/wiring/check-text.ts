import type { CallAnswer } from '@octavo/contract/calls';
import { readUnfinished, unfinishedHeader } from '@octavo/contract/unfinished-header';
import type { SuggestionSource } from '@octavo/editor';
import { send } from '../api/call.ts';

/** Has the server check a text. @throws CallFailed with a sentence for the reader */
export const checkText: SuggestionSource['check'] = async (text, signal, unfinished, around) => {
  const response = await send('corrections', {
    body: { text, withheld: true, ...(around !== '' && { around }) },
    signal,
  });
  for (const stretch of readUnfinished(response.headers.get(unfinishedHeader))) unfinished(stretch);
  const answer: CallAnswer<'corrections'> = await response.json();
  return answer;
};
