import { parentPort } from 'node:worker_threads';
import { openDatabase } from '../database/open-database.ts';
import { databaseTrouble } from '../database/troubles.ts';
import { AppError } from '../errors.ts';
import { type DocumentService, documentService } from './document-service.ts';
import { documentStore } from './document-store.ts';
import { readSave } from './read-save.ts';
import type { SaveAnswer, SaveJob } from './save-thread.ts';

/** Opened with the first save: the thread writes through its own connection. */
let documents: DocumentService | undefined;

async function answer({ settings, body, owned, mostBytes }: SaveJob): Promise<SaveAnswer> {
  try {
    const prepared = readSave(body);
    documents ??= documentService(documentStore(openDatabase(settings, () => undefined).db));
    return { saved: await documents.save(owned, prepared, mostBytes) };
  } catch (error) {
    const known = error instanceof Error ? (databaseTrouble(error) ?? error) : error;
    if (!(known instanceof AppError)) throw error;
    return { refusal: { code: known.code, status: known.status, message: known.message } };
  }
}

parentPort?.on('message', (job: SaveJob) => {
  void answer(job).then((result) => parentPort?.postMessage({ result }));
});
parentPort?.postMessage({ ready: true });
