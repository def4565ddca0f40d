import { essayMachine, type FoundIdeas } from '@octavo/machines/essay';
import { fromCallback, fromPromise } from 'xstate';
import { type Answered, call, callAs } from '../api/call.ts';
import { currentAccount } from './current-account.ts';
import { followEssaysElsewhere } from './essays-elsewhere.ts';
import { watchEssay } from './watch-essay.ts';
import { currentLanguage } from '../i18n.ts';
import { forgetEssay, interruptedEssay, keepEssay } from '../storage/interrupted-essay.ts';

export const wired = essayMachine.provide({
  actors: {
    engine: fromPromise(async ({ signal }) => (await call('compositionEngine', { signal })).engine),
    thesisIdeas: fromPromise(async ({ input: { topic, known }, signal }) =>
      foundOf(await callAs('thesisIdeas', { body: { topic, known: [...known] }, signal })),
    ),
    topicIdeas: fromPromise(async ({ input: { category, subCategory, known }, signal }) => {
      const body = { category: category ?? '', subCategory: subCategory ?? '', known: [...known] };
      return foundOf(await callAs('topicIdeas', { body, signal }));
    }),
    create: fromPromise(async ({ input, signal }) => {
      const body = { ...input, language: currentLanguage() };
      const { answer, engine } = await callAs('createEssay', { body, signal });
      return { id: answer.id, isStandIn: engine === 'stand-in' };
    }),
    watch: fromCallback(({ input: { writing }, sendBack }) => {
      const leave = new AbortController();
      void watchEssay(writing, leave.signal, sendBack);
      return () => leave.abort();
    }),
    elsewhere: fromCallback(({ sendBack }) => {
      const leave = new AbortController();
      followEssaysElsewhere(leave.signal, sendBack);
      return () => leave.abort();
    }),
    keep: fromCallback(({ input }) => {
      keepEssay(input);
      return forgetEssay;
    }),
    interrupted: fromPromise(async () => {
      const essay = interruptedEssay();
      // Somebody else may have signed in since.
      if (essay === null || essay.account !== (await currentAccount())) return null;
      return { draft: essay.draft, writing: essay.writing };
    }),
    stop: fromPromise(async ({ input: { writing } }) => {
      const { id, notice } = await call('stopEssay', { params: { writing } });
      return { id, isStandIn: notice !== undefined };
    }),
  },
});

const foundOf = ({ answer, engine }: Answered<{ readonly ideas: readonly string[] }>): FoundIdeas => ({
  ideas: answer.ideas,
  isStandIn: engine === 'stand-in',
});
