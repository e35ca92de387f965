import { saveFile } from '#client/data/upload/save-file.ts';
import { noResponse, toRequestError } from '#client/lib/public/request.ts';

const ADDRESS = '/api/export';
/**
 * Maximum size in bytes of a download in memory. A larger file would not fit a phone's memory, so the browser downloads
 * it and shows its own progress.
 */
const LARGEST_IN_MEMORY = 200 * 1_048_576;

export interface ExportProgress {
  loadedBytes: number;
  totalBytes: number;
}

/**
 * Downloads the member's export and saves it. Returns the file's name, or `null` for a large file that the browser
 * downloads itself; rejects with `RequestError`, or with the signal's reason.
 */
export async function downloadExport(
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<string | null> {
  const response = await fetch(ADDRESS, { credentials: 'same-origin', signal });
  if (!response.ok || !response.body) {
    throw toRequestError(await response.text(), response.status, response.statusText);
  }
  const totalBytes = Number(response.headers.get('content-length'));
  if (totalBytes > LARGEST_IN_MEMORY) {
    await response.body.cancel();
    location.assign(ADDRESS);
    return null;
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loadedBytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    loadedBytes += part.value.length;
    onProgress({ loadedBytes, totalBytes });
  }
  if (loadedBytes !== totalBytes) throw noResponse();
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.zip';
  saveFile(new Blob(parts, { type: 'application/zip' }), name);
  return name;
}
