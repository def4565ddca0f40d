import { searchedSentences } from '@octavo/contract/searched-sentences';
import { documentText } from '@octavo/document-schema';
import type { DocumentEditorHandle } from '@octavo/editor';
import { CheckProblem, plagiarismMachine, type Problem } from '@octavo/machines/plagiarism';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { CallFailed } from '../api/call-failed.ts';

/** The check on the real server, of the text as it stands. Block quotations are left out, as the quotations in it are. */
export function wirePlagiarism(id: string, editor: DocumentEditorHandle) {
  return plagiarismMachine.provide({
    actors: {
      services: fromPromise(({ signal }) => call('lookUpServices', { signal })),
      check: fromPromise(async ({ signal }) => {
        const text = textOf(editor);
        if (text.trim() === '') throw new CheckProblem({ kind: 'empty' });
        try {
          const [results, { plagiarism }] = await Promise.all([
            call('checkPlagiarism', { body: { text, document: id }, signal }),
            call('lookUpServices', { signal }),
          ]);
          if (!Array.isArray(results)) throw new CheckProblem({ kind: 'format' });
          return { results, sent: plagiarism.length === 0 ? 0 : searchedSentences(text).length };
        } catch (error) {
          throw error instanceof CallFailed ? new CheckProblem(problemOf(error)) : error;
        }
      }),
    },
  });
}

function textOf(editor: DocumentEditorHandle): string {
  try {
    const { type, content } = editor.document.readContent();
    return documentText({ type, content: content.filter((node) => node.type !== 'blockquote') });
  } catch {
    throw new CheckProblem({ kind: 'noText' });
  }
}

function problemOf({ status, code, message }: CallFailed): Problem {
  if (code === 'broken' || code === 'unexplained') {
    return status >= 400 ? { kind: 'status', status } : { kind: 'invalid' };
  }
  return { kind: 'server', error: message };
}
