import { deviceId } from '../api.ts';
import { noResponse, toRequestError } from '../public/request.ts';

interface Upload {
  method?: 'POST' | 'PUT';
  path: string;
  /** The name of the multipart field. */
  field: string;
  file: Blob;
  fileName: string;
  /** The uploaded percentage, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file as a form and returns the JSON of the response. By XMLHttpRequest, because `fetch` reports no upload progress.
 * Rejects with `RequestError` (status 0: no response), or with the signal's reason.
 */
export function uploadFile({
  method = 'POST',
  path,
  field,
  file,
  fileName,
  onProgress,
  signal,
}: Upload): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  signal?.throwIfAborted();
  const xhr = new XMLHttpRequest();
  const abort = () => xhr.abort();
  signal?.addEventListener('abort', abort);
  xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress?.(Math.floor((100 * loaded) / total));
  });
  xhr.addEventListener('load', () => {
    if (xhr.status >= 200 && xhr.status < 300) resolve(JSON.parse(xhr.responseText || 'null'));
    else reject(toRequestError(xhr.responseText, xhr.status, xhr.statusText));
  });
  xhr.addEventListener('error', () => reject(noResponse()));
  xhr.addEventListener('abort', () => reject(signal?.reason));
  xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
  xhr.open(method, path);
  xhr.setRequestHeader('x-device-id', deviceId);
  const form = new FormData();
  form.set(field, file, fileName);
  xhr.send(form);
  return promise;
}
