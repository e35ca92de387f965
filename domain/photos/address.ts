import type { PhotoSize } from './facts.ts';

const PHOTO_ADDRESS = /^\/api\/memories\/photos\/([0-9a-f-]{36})\/(?:full|thumbnail)$/i;

/** Returns the address of a couple's photo; only the couple can read it. */
export function photoAddress(photoId: string, size: PhotoSize): string {
  return `/api/memories/photos/${photoId}/${size}`;
}

/** Returns the address of the photo's original file. */
export function originalAddress(photoId: string): string {
  return `/api/memories/photos/${photoId}/original`;
}

/** Returns the photo id in an address of our own, `null` for any other address. */
export function photoIdOf(address: string): string | null {
  return PHOTO_ADDRESS.exec(address)?.[1]?.toLowerCase() ?? null;
}
