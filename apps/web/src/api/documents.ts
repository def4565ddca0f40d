import type {
  Created,
  DocumentDetail,
  DocumentList,
  DownloadOptions,
  RecentDocuments,
  SaveRequest,
  SaveResponse,
} from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';
import { call, send } from './client.ts';

export const documents = {
  list: (signal?: AbortSignal) => call<DocumentList>(endpoints.listDocuments, optional(signal)),

  recent: (signal?: AbortSignal) => call<RecentDocuments>(endpoints.recentDocuments, optional(signal)),

  open: (id: string, signal?: AbortSignal) =>
    call<{ doc: DocumentDetail }>(endpoints.getDocument, { params: { id }, ...optional(signal) }).then(
      ({ doc }) => doc,
    ),

  createBlank: (title: string) => call<Created>(endpoints.createBlankDocument, { body: { title } }),

  save: (documentId: string, body: SaveRequest) =>
    call<SaveResponse>(endpoints.saveDocument, { params: { documentId }, body }),

  toggleFavourite: (id: string) =>
    call<{ favourite: boolean }>(endpoints.toggleFavourite, { params: { id } }),

  /** The file and the name that the server gives it. */
  download: async (id: string, body: DownloadOptions, signal?: AbortSignal) => {
    const response = await send(endpoints.downloadDocument, { params: { id }, body, ...optional(signal) });
    return { file: await response.blob(), name: fileName(response) ?? `document.${body.fileType}` };
  },
};

function optional(signal: AbortSignal | undefined) {
  return signal === undefined ? {} : { signal };
}

/** `filename*` of RFC 6266, in the encoding of RFC 8187. */
function fileName(response: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}
