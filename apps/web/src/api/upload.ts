/**
 * Makes a request as `fetch` does, and reports upload progress, which `fetch` cannot
 * (https://github.com/whatwg/fetch/issues/607).
 *
 * @param onSent called with the share of the bytes sent so far, from 0 to 1
 */
export const uploading =
  (onSent: (share: number) => void) =>
  (address: string, { method = 'POST', body, headers, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      request.withCredentials = true;
      request.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onSent(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, response } = request;
        const type = request.getResponseHeader('content-type') ?? '';
        // A response without content may have no body, not even an empty one.
        resolve(
          new Response(status === 204 ? null : response, { status, headers: { 'content-type': type } }),
        );
      });
      request.addEventListener('error', () => reject(new TypeError('The request was not answered.')));
      request.addEventListener('abort', () => reject(signal?.reason));
      if (signal?.aborted === true) {
        reject(signal.reason);
        return;
      }
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body instanceof ReadableStream ? null : (body ?? null));
    });
