/** 15 MB, inclusive. */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
/**
 * Maximum number of pixels in an upload; a larger one is treated as a decompression bomb. Devices scale photos down
 * before they upload them.
 */
export const PHOTO_MAX_PIXELS = 40_000_000;
/**
 * Longer side of a photo in pixels: sharp on a screen, also slightly zoomed in. Long pictures have more (`fitInside`).
 */
export const PHOTO_FULL_SIDE = 2560;
/** Shorter side of a thumbnail in pixels. */
export const PHOTO_THUMBNAIL_SIDE = 480;
export const PHOTO_SIZES = ['full', 'thumbnail'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];
