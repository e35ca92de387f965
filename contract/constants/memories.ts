/** The milestone of a memory that was made from a past date. */
export const DATE_NIGHT = 'date_night';

/** Photos of one memory, the cover included. */
export const MEMORY_PHOTOS_MAX = 10;

/** Photos of a gallery that are chosen, and looked up, at once. */
export const GALLERY_PHOTOS_MAX = 300;

/** 15 MB, inclusive. */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
/** Pixels of a photo that is taken. Above them, an upload is a decompression bomb rather than a photo; devices scale their photos down before. */
export const PHOTO_MAX_PIXELS = 40_000_000;
/** Pixels of a photo's longer side: what a screen shows sharp, also zoomed into a little. Long pictures have more (`fitInside`). */
export const PHOTO_FULL_SIDE = 2560;
/** Pixels of a thumbnail's shorter side. */
export const PHOTO_THUMBNAIL_SIDE = 480;
export const PHOTO_SIZES = ['full', 'thumbnail'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];
