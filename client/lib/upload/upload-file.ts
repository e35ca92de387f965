import { deviceId } from '../api.ts';
import { readMessage, RequestError } from '../public/request.ts';

interface Upload {
  path: string;
  /** The name of the form's field. */
  field: string;
  file: Blob;
  fileName: string;
  /** Hears how much has left the device, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file as a form and answers the JSON of the answer. XMLHttpRequest, because `fetch` does not say how far an upload is.
 * Rejects with `RequestError` (status 0: no answer came), or with the signal's reason.
 */
export function uploadFile({ path, field, file, fileName, onProgress, signal }: Upload): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  signal.throwIfAborted();
  const xhr = new XMLHttpRequest();
  const abort = () => xhr.abort();
  signal.addEventListener('abort', abort);
  xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(Math.floor((100 * loaded) / total));
  });
  xhr.addEventListener('load', () => {
    if (xhr.status >= 200 && xhr.status < 300) resolve(JSON.parse(xhr.responseText || 'null'));
    else reject(new RequestError(readMessage(xhr.responseText) || xhr.statusText, xhr.status));
  });
  xhr.addEventListener('error', () => reject(new RequestError('', 0)));
  xhr.addEventListener('abort', () => reject(signal.reason));
  xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
  xhr.open('POST', path);
  xhr.setRequestHeader('x-device-id', deviceId);
  const form = new FormData();
  form.set(field, file, fileName);
  xhr.send(form);
  return promise;
}
