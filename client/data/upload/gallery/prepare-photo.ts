import { PHOTO_FULL_SIDE } from '#domain/photos/facts.ts';
import { fitInside } from '#domain/photos/fit-inside.ts';
import { findPictureFault, type PictureFault } from '../picture-fault.ts';
import { readCameraTime } from '../taken/photo-day.ts';

/** Longer side of a thumbnail in pixels, for a tile on a high-density screen. Long pictures have more (`fitInside`). */
const THUMBNAIL_SIDE = 320;
const PICTURE_QUALITY = 0.88;
const THUMBNAIL_QUALITY = 0.7;
/** File size limit: a larger file is not a phone's photo, and reading it whole would take too much memory. */
const FILE_MAX_BYTES = 60 * 1024 * 1024;

/** Hash of a photo's file, and the time it was taken. */
export interface ScannedPhoto {
  hash: string;
  /** Time by the camera's clock; `null` if the file has none. */
  takenAt: string | null;
}

/** Hashes a photo and reads its time. A file that is `too-large` is not read at all. */
export async function scanPhoto(file: Blob, now: string): Promise<ScannedPhoto | 'too-large'> {
  if (file.size > FILE_MAX_BYTES) return 'too-large';
  const takenAt = await readCameraTime(file, now);
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const bytes = [...new Uint8Array(digest)];
  return { hash: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''), takenAt };
}

/** Draws a photo in upload size and as a thumbnail, upright, without metadata. Returns the fault of a broken one. */
export async function drawPhoto(file: Blob): Promise<{ picture: Blob; thumbnail: Blob } | PictureFault> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return findPictureFault(file);
  const drawn: OffscreenCanvas[] = [];
  try {
    const full = draw(bitmap, PHOTO_FULL_SIDE);
    drawn.push(full);
    bitmap.close();
    // Draws from the smaller picture, which has a tenth of the pixels.
    const small = draw(full, THUMBNAIL_SIDE);
    drawn.push(small);
    return {
      picture: await full.convertToBlob({ type: 'image/jpeg', quality: PICTURE_QUALITY }),
      thumbnail: await small.convertToBlob({ type: 'image/jpeg', quality: THUMBNAIL_QUALITY }),
    };
  } finally {
    bitmap.close();
    // Frees 20 MB of pixels per canvas, which garbage collection would free only many photos later.
    for (const canvas of drawn) canvas.width = 0;
  }
}

function draw(source: ImageBitmap | OffscreenCanvas, side: number): OffscreenCanvas {
  const { width, height } = fitInside(source, side);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser draws no pictures');
  context.imageSmoothingQuality = 'medium';
  // Without a background, transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}
