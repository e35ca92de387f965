// Without schemas, so that a screen which only shows photos does not load what checks them.

/** 15 MB, inclusive. */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
/** Pixels of a thumbnail's shorter side. */
export const PHOTO_THUMBNAIL_SIDE = 480;
export const PHOTO_SIZES = ['full', 'thumbnail'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

const PHOTO_ADDRESS = /^\/api\/memories\/photos\/([0-9a-f-]{36})\/(?:full|thumbnail)$/i;

/** The address of the couple's own photo; only the couple can read it. */
export function photoAddress(photoId: string, size: PhotoSize): string {
  return `/api/memories/photos/${photoId}/${size}`;
}

/** The id in the address of one of our own photos, `null` for any other address. */
export function photoIdOf(address: string): string | null {
  return PHOTO_ADDRESS.exec(address)?.[1]?.toLowerCase() ?? null;
}
