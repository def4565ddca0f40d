import { randomUuid } from '@octavo/contract/random-uuid';
import { type ReadParts, readParts } from '@octavo/citations/import';

export type ReadAnswer = ReadParts;

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(readParts(data, () => `own:${randomUuid()}`) satisfies ReadAnswer);
});
