import { PHOTO_MAX_PIXELS } from '#contract/constants/memories.ts';
import { fitInside } from '#domain/pictures/fit-inside.ts';
import type { PictureKind } from '#domain/pictures/picture-kind.ts';
import { memoriesText } from '#messages/memories.ts';
import { RequestError } from '../public/request.ts';
import { readPictureKind } from './picture-fault.ts';

/** Kinds that the server takes. */
const sentKinds: ReadonlySet<PictureKind | null> = new Set(['jpeg', 'png', 'webp', 'avif']);
/** Kinds with transparency or hard edges, which a JPEG would spoil. Sent unchanged while they are small. */
const graphicKinds: ReadonlySet<PictureKind | null> = new Set(['png', 'webp']);
const GRAPHIC_MAX_BYTES = 4 * 1024 * 1024;
const JPEG_QUALITY = 0.9;

/**
 * A photo prepared for a mobile network and for the server: rotated upright, within `maxSide` pixels (`fitInside`), as a JPEG. The original if that is
 * smaller and of a kind and size that the server takes, or if only the server may be able to decode it. Rejects with `RequestError` for any other file.
 */
export async function shrinkPhoto(file: File, maxSide: number): Promise<Blob> {
  const kind = await readPictureKind(file);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) {
    // The server says why it cannot either: HEIC outside Safari, or a file that is broken.
    if (kind === 'heic' || sentKinds.has(kind)) return file;
    const message = kind === null ? memoriesText.photoNoPicture : memoriesText.photoUnreadable;
    throw new RequestError({ code: 'picture_unreadable', message }, 400);
  }
  const isTaken = sentKinds.has(kind) && bitmap.width * bitmap.height <= PHOTO_MAX_PIXELS;
  try {
    if (isTaken && graphicKinds.has(kind) && file.size <= GRAPHIC_MAX_BYTES) return file;
    const jpeg = await drawJpeg(bitmap, fitInside(bitmap, maxSide));
    return jpeg && (!isTaken || jpeg.size < file.size) ? jpeg : file;
  } finally {
    bitmap.close();
  }
}

function drawJpeg(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  // Transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
