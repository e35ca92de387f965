import type { ReadyPhoto } from '#client/data/upload/send-photo.ts';

/** Upload state of a photo. `fetching`: its file is being read from the browser's storage. `held`: sent on saving. */
export type PhotoUpload =
  | { status: 'held' }
  | { status: 'fetching' | 'waiting' | 'preparing' | 'storing' }
  | { status: 'uploading'; percent: number }
  /** `isCut`: no response arrived, so a retry may succeed. `isWaiting`: there is no network to send it. */
  | { status: 'failed'; message: string; isCut: boolean; isWaiting: boolean }
  | { status: 'ready'; photo: ReadyPhoto };

/** Upload that is to begin or has begun, and has neither failed nor ended. */
export type PhotoOnItsWay = Exclude<PhotoUpload, { status: 'held' | 'failed' | 'ready' }>;

export function isOnItsWay(upload: PhotoUpload): upload is PhotoOnItsWay {
  return upload.status !== 'held' && upload.status !== 'ready' && upload.status !== 'failed';
}

/** Photo in the form of a memory. The first is the cover, regardless of its upload state. */
export interface FormPhoto {
  key: string;
  /** Preview URL; empty until the file is loaded. */
  previewUrl: string;
  upload: PhotoUpload;
}

/** Photo as stored in the form's draft; its file is stored beside the draft under its key. */
export interface DraftPhoto {
  key: string;
  /** Uploaded photo; `null` until the server has it. */
  photo: ReadyPhoto | null;
}

export function toDraftPhoto({ key, upload }: FormPhoto): DraftPhoto {
  return { key, photo: upload.status === 'ready' ? upload.photo : null };
}

export function fromDraftPhoto({ key, photo }: DraftPhoto): FormPhoto {
  return {
    key,
    previewUrl: photo?.previewUrl ?? '',
    upload: photo ? { status: 'ready', photo } : { status: 'fetching' },
  };
}

/** Returns true if a draft equals the photos of the saved memory. */
export function isUnchanged(draft: readonly DraftPhoto[], own: readonly ReadyPhoto[]): boolean {
  return draft.length === own.length && draft.every(({ key }, place) => key === own[place]?.imageUrl);
}

export function toFormPhoto(photo: ReadyPhoto): FormPhoto {
  return { key: photo.imageUrl, previewUrl: photo.previewUrl, upload: { status: 'ready', photo } };
}

export function countPending(photos: readonly FormPhoto[]): number {
  return photos.filter(({ upload }) => isOnItsWay(upload)).length;
}

export function hasFailed(photos: readonly FormPhoto[]): boolean {
  return photos.some(({ upload }) => upload.status === 'failed');
}

export function areReady(photos: readonly FormPhoto[]): boolean {
  return photos.every(({ upload }) => upload.status === 'ready');
}

const KEPT = 'kept-photo:';

/** Returns the placeholder address of a photo whose file is still on this device, for a pending memory. */
function keptAddress(fileKey: string): string {
  return KEPT + fileKey;
}

/** Returns the key of the file behind a placeholder address; `null` for a photo that the server has. */
export function keptFileOf(address: string): string | null {
  return address.startsWith(KEPT) ? address.slice(KEPT.length) : null;
}

/** Returns true if each photo is uploaded, or fails only for lack of a network. */
export function canWait(photos: readonly FormPhoto[]): boolean {
  return photos.every(({ upload }) => upload.status === 'ready' || (upload.status === 'failed' && upload.isCut));
}

/** Returns the addresses of all photos in order, with `prefix` before the keys of pending ones. */
export function listAddresses(photos: readonly FormPhoto[], prefix: string): string[] {
  return photos.map(({ key, upload }) =>
    upload.status === 'ready' ? upload.photo.imageUrl : keptAddress(prefix + key),
  );
}

/** Returns the next photo to upload, in order, so that the cover is first. */
export function findWaiting(photos: readonly FormPhoto[]): FormPhoto | undefined {
  return photos.find(({ upload }) => upload.status === 'waiting');
}

/** Lets the held photos wait for their upload. */
export function releaseHeld(photos: readonly FormPhoto[]): FormPhoto[] {
  return photos.map((photo) => (photo.upload.status === 'held' ? { ...photo, upload: { status: 'waiting' } } : photo));
}

/** Attaches a loaded file to its photo, which then waits for its upload, unless the server has it already. */
export function withFile(photos: readonly FormPhoto[], key: string, previewUrl: string): FormPhoto[] {
  return photos.map((photo) =>
    photo.key === key && photo.upload.status === 'fetching'
      ? { ...photo, previewUrl, upload: { status: 'waiting' } }
      : photo,
  );
}

/** Failed uploads with one reason. */
export interface PhotoFault {
  failure: Extract<PhotoUpload, { status: 'failed' }>;
  keys: readonly string[];
}

/** Gathers the failed photos by their reason, so that ten photos without a network say it once. */
export function listFaults(photos: readonly FormPhoto[]): PhotoFault[] {
  const failed = photos.flatMap(({ key, upload }) => (upload.status === 'failed' ? [{ key, upload }] : []));
  return [...Map.groupBy(failed, ({ upload }) => upload.message).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ failure: first.upload, keys: alike.map(({ key }) => key) }] : [];
  });
}

/** Marks uploads cut by the network for a retry. */
export function retryCut(photos: readonly FormPhoto[]): FormPhoto[] {
  return photos.map((photo) =>
    photo.upload.status === 'failed' && photo.upload.isCut ? { ...photo, upload: { status: 'waiting' } } : photo,
  );
}
