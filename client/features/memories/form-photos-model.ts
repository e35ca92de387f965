import type { ReadyPhoto } from './photo-api.ts';

/** How far a photo is on its way to the server. */
export type PhotoUpload =
  | { status: 'waiting' | 'preparing' | 'storing' }
  | { status: 'uploading'; percent: number }
  | { status: 'failed'; message: string }
  | { status: 'ready'; photo: ReadyPhoto };

/** A photo in the form of a memory. The first is the cover, wherever its upload stands. */
export interface FormPhoto {
  key: string;
  previewUrl: string;
  upload: PhotoUpload;
  /** What it takes the place of, and what comes back when its upload is cancelled. */
  replaces?: FormPhoto;
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
