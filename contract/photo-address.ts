import type { PhotoSize } from './constants/memories.ts';

const PHOTO_ADDRESS = /^\/api\/memories\/photos\/([0-9a-f-]{36})\/(?:full|thumbnail)$/i;

/** The address of the couple's own photo; only the couple can read it. */
export function photoAddress(photoId: string, size: PhotoSize): string {
  return `/api/memories/photos/${photoId}/${size}`;
}

/** The address of the file that the photo was made from. */
export function originalAddress(photoId: string): string {
  return `/api/memories/photos/${photoId}/original`;
}

/** The id in the address of one of our own photos, `null` for any other address. */
export function photoIdOf(address: string): string | null {
  return PHOTO_ADDRESS.exec(address)?.[1]?.toLowerCase() ?? null;
}
