import { client } from '#client/data/api.ts';
import { refetchResources } from '#client/data/query-client.ts';
import { deleteKeptFile, storeFile, type KeptFile, listKeptFiles } from '#client/data/upload/photo-store.ts';
import { uploadFile } from '#client/data/upload/upload-file.ts';
import { RequestError } from '#client/lib/public/request.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { originalAddress } from '#domain/photos/address.ts';
import { PHOTO_MAX_BYTES } from '#domain/photos/facts.ts';
import { memoriesText, memoryScreensText as text } from '#messages/memories.ts';

/** File types whose originals the server keeps. */
const keptTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Chosen file and the photo that the server made of it. */
export interface ChosenOriginal {
  photoId: string;
  file: File;
}

export function canKeepOriginal(file: File): boolean {
  return keptTypes.has(file.type) && file.size <= PHOTO_MAX_BYTES;
}

/** Counter of enqueued batches of originals; each change makes the sender check again. */
export const originalsLeft = createStore(0);

const prefixOf = (memberId: string) => `original/${memberId}/`;

/** Queues the originals of saved photos for upload after everything else; the queue survives a reload. */
export async function leaveOriginals(memberId: string, originals: readonly ChosenOriginal[]): Promise<void> {
  for (const { photoId, file } of originals)
    if (canKeepOriginal(file)) await storeFile(prefixOf(memberId) + photoId, file);
  originalsLeft.set(originalsLeft.get() + 1);
}

/**
 * Sends the queued originals one at a time, in one of the member's tabs. Returns false if some remain: no network, data
 * saver on, or an overloaded server.
 */
export async function sendOriginals(memberId: string): Promise<boolean> {
  const send = () => sendAll(memberId);
  // Absent in an insecure context; the server stores each original once anyway.
  return 'locks' in navigator ? navigator.locks.request('jugal-originals', send) : send();
}

async function sendAll(memberId: string): Promise<boolean> {
  const left = await listKeptFiles(prefixOf(memberId));
  if (left.length === 0) return true;
  if (isSavingData()) return false;
  try {
    for (const kept of left) await sendOne(kept, kept.key.slice(prefixOf(memberId).length));
    return true;
  } catch (error) {
    if (error instanceof RequestError) return false;
    throw error;
  } finally {
    refetchResources(['memories']);
  }
}

/** Sends one original. Throws errors that a later retry may avoid. */
async function sendOne({ key, file }: KeptFile, photoId: string): Promise<void> {
  const { usedBytes, totalBytes } = await client.memories.originalsStorage();
  // Checked first: the server would reject it only after megabytes of upload.
  if (usedBytes + file.size > totalBytes) sayFull(memoriesText.originalsFull(totalBytes));
  else
    await uploadFile({
      method: 'PUT',
      path: originalAddress(photoId),
      field: 'original',
      file,
      fileName: file.name,
    }).catch((error: unknown) => {
      if (!(error instanceof RequestError) || !isFinal(error)) throw error;
      if (error.code === 'originals_full') sayFull(error.message);
    });
  await deleteKeptFile(key);
}

/** Returns true if a retry would fail too: already stored, photo deleted, not a photo, or no space. */
function isFinal({ status, code }: RequestError): boolean {
  return [400, 404, 409, 413].includes(status) || code === 'originals_full';
}

function sayFull(description: string): void {
  showToast({ title: text.originalNotKept, description });
}

/** Returns true if the browser's data saver is on. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
