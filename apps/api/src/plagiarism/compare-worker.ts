import { parentPort } from 'node:worker_threads';
import type { PlagiarismResult } from '@octavo/contract';
import { searchedSentences, withoutQuotations } from '@octavo/contract/searched-sentences';
import { openDatabase } from '../database/open-database.ts';
import { guessLanguage, plainRun } from '@octavo/formats/essay';
import { compare, readText, type ReadText } from './compare.ts';
import type { CompareJob, Compared } from './compare-thread.ts';
import { type OwnDocuments, ownDocuments, type OwnMatch } from './own-documents.ts';
import type { Hit } from './searches.ts';

/** Opened with the first text: the thread has a connection of its own. */
let documents: OwnDocuments | undefined;

async function answer(job: CompareJob): Promise<Compared> {
  const text = job.kind === 'own' ? job.checked.text : job.text;
  const read = readText(withoutQuotations(text));
  if (job.kind === 'hits') return { results: job.hits.flatMap((hit) => webResult(read, hit)), ...none };
  documents ??= ownDocuments(openDatabase(job.settings, () => undefined).db);
  const { accountId, document } = job.checked;
  const results = (await documents.find(accountId, read, document)).map(ownResult);
  return { results, sentences: searchedSentences(text), language: languageOf(text) };
}

const none = { sentences: [], language: '' } as const;

const ownResult = ({ id, title, share, yours, theirs }: OwnMatch): PlagiarismResult => ({
  title,
  link: `/app/document/${id}`,
  displayLink: '',
  snippet: theirs.map(({ text }) => text).join(''),
  icon: '',
  isOwn: true,
  share,
  yours,
  theirs,
});

function webResult(read: ReadText, { title, link, displayLink, snippet }: Hit): PlagiarismResult[] {
  const common = compare(read, readText(snippet));
  if (common === null || title === '') return [];
  return [{ title, link, displayLink, snippet, icon: '', isOwn: false, ...common }];
}

const languageOf = (text: string): string =>
  new Intl.Locale(
    guessLanguage([{ kind: 'paragraph', direction: 'ltr', inlines: [plainRun(text.slice(0, 20_000))] }]),
  ).language;

parentPort?.on('message', (job: CompareJob) => {
  void answer(job).then((result) => parentPort?.postMessage({ result }));
});
parentPort?.postMessage({ ready: true });
