import { ANSWER_PATIENCE_MS, noteAnswer, noteSilence } from '#client/lib/network/network-state.ts';
import { noResponse, toRequestError } from '#client/lib/public/request.ts';
import { POSITION_HEADER } from '#domain/copy/facts.ts';
import { deviceId } from '../api.ts';
import { noteNamedPosition } from '../copy/named-position.ts';

interface Sending {
  method?: 'POST' | 'PUT';
  path: string;
  /** Called with the uploaded percentage, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

interface Upload extends Sending {
  /** Name of the multipart field. */
  field: string;
  file: Blob;
  fileName: string;
}

/** Sends a file as a form and returns the JSON of the response, like `sendWithProgress`. */
export function uploadFile({ field, file, fileName, ...sending }: Upload): Promise<unknown> {
  const form = new FormData();
  form.set(field, file, fileName);
  return sendWithProgress({ ...sending, body: form });
}

/**
 * Sends a body by XMLHttpRequest, because `fetch` reports no upload progress, and returns the JSON of the response.
 * Rejects with `RequestError` (status 0 means no response or a dead connection), or with the signal's reason.
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
    noteNamedPosition(xhr.getResponseHeader(POSITION_HEADER));
    if (xhr.status >= 200 && xhr.status < 300) resolve(JSON.parse(xhr.responseText || 'null'));
    else reject(toRequestError(xhr.responseText, xhr.status));
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
 * Calls `onDead` if an upload stalls and the server does not respond to a health check either. A slow upload continues:
 * its body may be buffered by the network long before it arrives.
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
