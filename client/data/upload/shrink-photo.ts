import { RequestError } from '#client/lib/public/request.ts';
import { PHOTO_MAX_PIXELS } from '#domain/photos/facts.ts';
import { fitInside } from '#domain/photos/fit-inside.ts';
import { memoriesText } from '#messages/memories.ts';
import type { PictureKind } from '#packages/picture-metadata/picture-kind.ts';
import { readPictureKind } from './picture-fault.ts';

/** Formats that the server accepts. */
const sentKinds: ReadonlySet<PictureKind | null> = new Set(['jpeg', 'png', 'webp', 'avif']);
/** Formats with transparency or hard edges, which a JPEG would spoil. Small ones are sent unchanged. */
const graphicKinds: ReadonlySet<PictureKind | null> = new Set(['png', 'webp']);
const GRAPHIC_MAX_BYTES = 4 * 1024 * 1024;
const JPEG_QUALITY = 0.9;
/** Second bytes of JPEG markers. */
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * Prepares a photo for a mobile network and the server: rotated upright, within `maxSide` pixels (`fitInside`), as a
 * JPEG. Returns the original if it is smaller, whole and accepted as it is, or if only the server may decode it; rejects with
 * `RequestError` for other files.
 */
export async function shrinkPhoto(file: File, maxSide: number): Promise<Blob> {
  const kind = await readPictureKind(file);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) {
    // The server reports why it cannot decode it either: HEIC outside Safari, or a broken file.
    if (kind === 'heic' || sentKinds.has(kind)) return file;
    const message = kind === null ? memoriesText.photoNoPicture : memoriesText.photoUnreadable;
    throw new RequestError({ code: 'picture_unreadable', message }, 400);
  }
  const isTaken = sentKinds.has(kind) && bitmap.width * bitmap.height <= PHOTO_MAX_PIXELS;
  try {
    if (isTaken && graphicKinds.has(kind) && file.size <= GRAPHIC_MAX_BYTES) return file;
    const jpeg = await drawJpeg(bitmap, fitInside(bitmap, maxSide));
    const isUsable = isTaken && (kind !== 'jpeg' || (await hasEnd(file)));
    return jpeg && (!isUsable || jpeg.size < file.size) ? jpeg : file;
  } finally {
    bitmap.close();
  }
}

/**
 * Returns false for a JPEG whose last bytes are missing: the last start of a scan has no end behind it. A thumbnail before
 * it has an end of its own, and some cameras add data behind the end.
 */
async function hasEnd(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (let at = bytes.lastIndexOf(0xff); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(0xff, at - 1)) {
    if (bytes[at + 1] === END_OF_IMAGE) return true;
    if (bytes[at + 1] === START_OF_SCAN) return false;
  }
  return false;
}

function drawJpeg(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  // Without a background, transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
