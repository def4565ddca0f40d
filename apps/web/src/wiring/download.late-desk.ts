import type { DocumentContent } from '@octavo/contract';
import { firstBlocks, hasNode } from '@octavo/document-schema';
import { downloadMachine } from '@octavo/machines/download';
import i18next from 'i18next';
import { assign, fromPromise } from 'xstate';
import { callForFile } from '../api/call.ts';
import { handOver } from '../hand-over.ts';
import { keepDownloadOptions, keptDownloadOptions } from '../storage/kept-download-options.ts';
import { usualPageSize } from '../storage/usual-page-size.ts';
import type { WireLate } from './late-desk-source.ts';

/** More characters than the largest page holds in the smallest type. */
const mostOnPage = 9_000;

export interface DownloadSource {
  /** Resolves when the server holds what is on screen, from which the file is made. */
  readonly saveFirst: () => Promise<void>;
  /** The content of the document, for a preview of its first page. */
  readonly read: (id: string) => Promise<{ readonly title: string; readonly content: DocumentContent }>;
}

/** Makes files on the server; the last options are stored on this device. */
export function wireDownload({ saveFirst, read }: DownloadSource) {
  return downloadMachine.provide({
    actions: {
      recall: assign(({ context }) => ({
        options: { ...context.options, pageSize: usualHere(), ...keptDownloadOptions() },
      })),
      remember: ({ context }) => keepDownloadOptions(context.options),
    },
    actors: {
      glance: fromPromise(async ({ input: { id } }) => {
        const { title, content } = await read(id);
        const blocks = firstBlocks(content, mostOnPage);
        return {
          firstPage: title === '' ? blocks : [{ part: 'title' as const, level: 0, text: title }, ...blocks],
          hasLabels: hasNode(content, 'sectionLabel'),
        };
      }),
      download: fromPromise(async ({ input: { id, options }, signal }) => {
        await saveFirst();
        const { file, name } = await callForFile('downloadDocument', {
          params: { id },
          body: options,
          signal,
        });
        signal.throwIfAborted();
        handOver(file, name ?? `document.${options.fileType}`);
      }),
    },
  });
}

const usualHere = () => usualPageSize([i18next.language, ...navigator.languages]);

export const wire: WireLate<'download'> = ({ saveFirst, title, read }) =>
  wireDownload({ saveFirst, read: async () => ({ title: title(), content: read() }) });
