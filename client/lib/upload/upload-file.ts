import { deviceId } from '../api.ts';
import { ANSWER_PATIENCE_MS, noteAnswer, noteSilence } from '../network/network-state.ts';
import { noResponse, toRequestError } from '../public/request.ts';

interface Sending {
  method?: 'POST' | 'PUT';
  path: string;
  /** The uploaded percentage, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

interface Upload extends Sending {
  /** The name of the multipart field. */
  field: string;
  file: Blob;
  fileName: string;
}

/** Sends a file as a form and returns the JSON of the response. See `sendWithProgress`. */
export function uploadFile({ field, file, fileName, ...sending }: Upload): Promise<unknown> {
  const form = new FormData();
  form.set(field, file, fileName);
  return sendWithProgress({ ...sending, body: form });
}

/**
 * Sends a body and returns the JSON of the response. By XMLHttpRequest, because `fetch` reports no upload progress.
 * Rejects with `RequestError` (status 0: no response, or a connection that is dead), or with the signal's reason.
 */
export function sendWithProgress({
  method = 'POST',
  path,
  body,
  headers = {},
  onProgress,
  signal,
}: Sending & { body: FormData | string; headers?: Readonly<Record<string, string>> }): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  signal?.throwIfAborted();
  const xhr = new XMLHttpRequest();
  const abort = () => xhr.abort();
  signal?.addEventListener('abort', abort);
  const watch = watchForStall(() => {
    reject(noResponse());
    xhr.abort();
  });
  xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    watch.restart();
    if (lengthComputable) onProgress?.(Math.floor((100 * loaded) / total));
  });
  xhr.addEventListener('load', () => {
    if (xhr.status >= 200 && xhr.status < 300) resolve(JSON.parse(xhr.responseText || 'null'));
    else reject(toRequestError(xhr.responseText, xhr.status, xhr.statusText));
  });
  xhr.addEventListener('error', () => reject(noResponse()));
  xhr.addEventListener('abort', () => reject(signal?.reason));
  xhr.addEventListener('loadend', () => {
    watch.stop();
    signal?.removeEventListener('abort', abort);
  });
  xhr.open(method, path);
  xhr.setRequestHeader('x-device-id', deviceId);
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  xhr.send(body);
  return promise;
}

/**
 * Calls `onDead` when an upload stands still and the server does not answer beside it either. An upload that only crawls goes on: its body may
 * be handed to the network long before it has arrived.
 */
function watchForStall(onDead: () => void) {
  const half = ANSWER_PATIENCE_MS / 2;
  let timer = setTimeout(() => void ask(), half);
  let isOver = false;
  async function ask() {
    try {
      await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(half) });
      noteAnswer();
      if (!isOver) restart();
    } catch {
      if (isOver) return;
      noteSilence();
      onDead();
    }
  }
  function restart() {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), half);
  }
  return {
    restart,
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
