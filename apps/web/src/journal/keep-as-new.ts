import { call } from '../api/call.ts';
import type { SentText } from './journal.ts';

/** Makes a new document of a text. Where the server does not take the text, no empty one stays behind. */
export async function keepAsNew({ title, content }: SentText): Promise<{ id: string; version: number }> {
  const { id } = await call('createBlankDocument', { body: { title } });
  try {
    const { version } = await call('saveDocument', { params: { documentId: id }, body: { title, content } });
    return { id, version };
  } catch (error) {
    await call('deleteDocument', { params: { id }, query: { permanent: '1' } }).catch(() => {});
    throw error;
  }
}
