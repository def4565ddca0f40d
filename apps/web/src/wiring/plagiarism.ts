import { searchedSentences } from '@octavo/contract/searched-sentences';
import { type DocumentJson, documentText } from '@octavo/document-schema';
import { CheckProblem, plagiarismMachine } from '@octavo/machines/plagiarism';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { CallFailed } from '../api/call-failed.ts';

/** The check of the current text on the real server. Quotations are left out, both block and inline. */
export function wirePlagiarism(id: string, readContent: () => DocumentJson) {
  return plagiarismMachine.provide({
    actors: {
      services: fromPromise(({ signal }) => call('lookUpServices', { signal })),
      check: fromPromise(async ({ signal }) => {
        const text = textOf(readContent);
        if (text.trim() === '') throw new CheckProblem({ kind: 'empty' });
        try {
          const [results, { plagiarism }] = await Promise.all([
            call('checkPlagiarism', { body: { text, document: id }, signal }),
            call('lookUpServices', { signal }),
          ]);
          if (!Array.isArray(results)) throw new CheckProblem({ kind: 'format' });
          return { results, sent: plagiarism.length === 0 ? 0 : searchedSentences(text).length };
        } catch (error) {
          throw withItsSentence(error);
        }
      }),
    },
  });
}

function textOf(readContent: () => DocumentJson): string {
  try {
    const { type, content } = readContent();
    return documentText({ type, content: content.filter((node) => node.type !== 'blockquote') });
  } catch {
    throw new CheckProblem({ kind: 'noText' });
  }
}

/** SPEC §8 has a sentence for an answer that is not JSON, and for a failed status without an explanation. */
function withItsSentence(error: unknown): unknown {
  if (error instanceof SyntaxError) return new CheckProblem({ kind: 'invalid' });
  if (!(error instanceof CallFailed)) return error;
  const { code, status, message, values } = error;
  if (code === 'unexplained') return new CheckProblem({ kind: 'status', status });
  const { services } = values;
  const details = Array.isArray(services) ? { details: services.join(', ') } : {};
  return new CheckProblem({ kind: 'server', error: message, ...details });
}
