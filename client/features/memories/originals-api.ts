import { PHOTO_MAX_BYTES } from '#contract/constants/memories.ts';
import { originalAddress } from '#contract/photo-address.ts';
import { memoriesText } from '#messages/memories.ts';
import { memoryScreensText as text } from '#messages/screens/memories.ts';
import { client } from '#client/lib/api.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { RequestError } from '#client/lib/public/request.ts';
import { refetchResources } from '#client/lib/query-client.ts';
import { forgetFile, keepFile, type KeptFile, listKeptFiles } from '#client/lib/upload/kept-files.ts';
import { uploadFile } from '#client/lib/upload/upload-file.ts';
import { showToast } from '#client/ui/feedback/toast.ts';

/** The kinds of files whose originals the server keeps. */
const keptTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A chosen file and the photo that the server made of it. */
export interface ChosenOriginal {
  photoId: string;
  file: File;
}

export function canKeepOriginal(file: File): boolean {
  return keptTypes.has(file.type) && file.size <= PHOTO_MAX_BYTES;
}

/** How often originals were left to be sent: whoever sends them looks again after each. */
export const originalsLeft = createStore(0);

const prefixOf = (memberId: string) => `original/${memberId}/`;

/** Leaves the originals of saved photos to be sent behind everything else, after a reload too. */
export async function leaveOriginals(memberId: string, originals: readonly ChosenOriginal[]): Promise<void> {
  for (const { photoId, file } of originals)
    if (canKeepOriginal(file)) await keepFile(prefixOf(memberId) + photoId, file);
  originalsLeft.set(originalsLeft.get() + 1);
}

/**
 * Sends the originals that were left, one after the other, in one of the member's tabs at a time. False when some have to wait: there is
 * no network, the member saves data, or the server has too much to do.
 */
export async function sendOriginals(memberId: string): Promise<boolean> {
  const send = () => sendAll(memberId);
  // Absent where the page is not secure; the server keeps each original once anyway.
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

/** Throws what may go better another time. */
async function sendOne({ key, file }: KeptFile, photoId: string): Promise<void> {
  const { usedBytes, totalBytes } = await client.memories.originalsStorage();
  // Not sent in vain: the server would refuse it after megabytes.
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
  await forgetFile(key);
}

/** Whether another try would end the same: it is kept already, its photo is gone, it is no photo, or there is no space. */
function isFinal({ status, code }: RequestError): boolean {
  return [400, 404, 409, 413].includes(status) || code === 'originals_full';
}

function sayFull(description: string): void {
  showToast({ title: text.originalNotKept, description });
}

/** Whether the member has asked the browser to send and load little. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
