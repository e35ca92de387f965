import { fitInside } from './fit-inside.ts';

/** Types with transparency or hard edges, which a JPEG would spoil. Sent unchanged while they are small. */
const graphicTypes = new Set(['image/png', 'image/webp', 'image/gif']);
const GRAPHIC_MAX_BYTES = 4 * 1024 * 1024;
const JPEG_QUALITY = 0.9;

/**
 * A photo prepared for a mobile network: rotated upright, at most `maxSide` pixels a side, as a JPEG. The original if that is
 * smaller, or if the browser cannot decode it (the server may).
 */
export async function shrinkPhoto(file: File, maxSide: number): Promise<Blob> {
  if (graphicTypes.has(file.type) && file.size <= GRAPHIC_MAX_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const jpeg = await drawJpeg(bitmap, fitInside(bitmap, maxSide));
    bitmap.close();
    return jpeg && jpeg.size < file.size ? jpeg : file;
  } catch {
    // Not an image to this browser: HEIC outside Safari, or no image at all. The server's error is shown.
    return file;
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
