import type { ReadyPhoto } from '#client/lib/upload/send-photo.ts';

/** How far a photo is on its way to the server; `fetching` is its file, from what the browser has kept. */
export type PhotoUpload =
  | { status: 'fetching' | 'waiting' | 'preparing' | 'storing' }
  | { status: 'uploading'; percent: number }
  /** `isCut`: no answer came, so that it may go through later. `isWaiting`: there is no network to send it by. */
  | { status: 'failed'; message: string; isCut: boolean; isWaiting: boolean }
  | { status: 'ready'; photo: ReadyPhoto };

/** A photo in the form of a memory. The first is the cover, wherever its upload stands. */
export interface FormPhoto {
  key: string;
  /** Empty until its file is there. */
  previewUrl: string;
  upload: PhotoUpload;
  /** What it takes the place of, and what comes back when its upload is cancelled. */
  replaces?: FormPhoto;
}

/** A photo as the form's draft keeps it; its file stands beside the draft under its key. */
export interface DraftPhoto {
  key: string;
  /** `null` until the server has it. */
  photo: ReadyPhoto | null;
  replaces: ReadyPhoto | null;
}

export function toDraftPhoto({ key, upload, replaces }: FormPhoto): DraftPhoto {
  const photo = upload.status === 'ready' ? upload.photo : null;
  return { key, photo, replaces: (replaces && listReady([replaces])[0]) ?? null };
}

export function fromDraftPhoto({ key, photo, replaces }: DraftPhoto): FormPhoto {
  return {
    key,
    previewUrl: photo?.previewUrl ?? '',
    upload: photo ? { status: 'ready', photo } : { status: 'fetching' },
    ...(replaces && { replaces: toFormPhoto(replaces) }),
  };
}

/** Whether a draft says what the memory shows anyway. */
export function isUnchanged(draft: readonly DraftPhoto[], own: readonly ReadyPhoto[]): boolean {
  return draft.length === own.length && draft.every(({ key }, place) => key === own[place]?.imageUrl);
}

export function toFormPhoto(photo: ReadyPhoto): FormPhoto {
  return { key: photo.imageUrl, previewUrl: photo.previewUrl, upload: { status: 'ready', photo } };
}

export function moveToFront(photos: readonly FormPhoto[], key: string): FormPhoto[] {
  return photos.toSorted((one, other) => Number(other.key === key) - Number(one.key === key));
}

/** Trades places with the photo before. */
export function moveEarlier(photos: readonly FormPhoto[], key: string): FormPhoto[] {
  const place = photos.findIndex((photo) => photo.key === key);
  const moved = photos[place];
  return place > 0 && moved ? photos.toSpliced(place, 1).toSpliced(place - 1, 0, moved) : [...photos];
}

/** Takes out a photo whose upload has not ended well; the one that it was to replace stands there again. */
export function cancelPhoto(photos: readonly FormPhoto[], key: string): FormPhoto[] {
  return photos.flatMap((photo) => (photo.key === key ? (photo.replaces ?? []) : photo));
}

export function countPending(photos: readonly FormPhoto[]): number {
  return photos.filter(({ upload }) => upload.status !== 'ready' && upload.status !== 'failed').length;
}

export function hasFailed(photos: readonly FormPhoto[]): boolean {
  return photos.some(({ upload }) => upload.status === 'failed');
}

const KEPT = 'kept-photo:';

/** What stands for a photo whose file waits on this device, in a memory that waits with it. */
function keptAddress(fileKey: string): string {
  return KEPT + fileKey;
}

/** The key of the file that an address stands for; `null` for a photo that the server has. */
export function keptFileOf(address: string): string | null {
  return address.startsWith(KEPT) ? address.slice(KEPT.length) : null;
}

/** Whether each photo is there, or waits for the network alone. */
export function canWait(photos: readonly FormPhoto[]): boolean {
  return photos.every(
    ({ upload }) => upload.status === 'ready' || (upload.status === 'failed' && upload.isCut),
  );
}

/** The addresses of all photos in their order, `prefix` before the keys of those that wait. */
export function listAddresses(photos: readonly FormPhoto[], prefix: string): string[] {
  return photos.map(({ key, upload }) =>
    upload.status === 'ready' ? upload.photo.imageUrl : keptAddress(prefix + key),
  );
}

/** The next photo to upload: in their order, so that the cover is first. */
export function findWaiting(photos: readonly FormPhoto[]): FormPhoto | undefined {
  return photos.find(({ upload }) => upload.status === 'waiting');
}

/** The photos that the server has, in their order; what a photo on its way replaces still stands. */
export function listReady(photos: readonly FormPhoto[]): ReadyPhoto[] {
  return photos.flatMap(({ upload, replaces }) => {
    if (upload.status === 'ready') return [upload.photo];
    return replaces ? listReady([replaces]) : [];
  });
}

/** The photo's file is there and waits for its upload, unless the server has it already. */
export function withFile(photos: readonly FormPhoto[], key: string, previewUrl: string): FormPhoto[] {
  return photos.map((photo) =>
    photo.key === key && photo.upload.status === 'fetching'
      ? { ...photo, previewUrl, upload: { status: 'waiting' } }
      : photo,
  );
}

/** Those whose upload was cut wait for another try. */
export function retryCut(photos: readonly FormPhoto[]): FormPhoto[] {
  return photos.map((photo) =>
    photo.upload.status === 'failed' && photo.upload.isCut
      ? { ...photo, upload: { status: 'waiting' } }
      : photo,
  );
}
