/** Types that keep see-through parts or hard edges, which a JPEG would spoil. Sent as they are while they are small. */
const graphicTypes = new Set(['image/png', 'image/webp', 'image/gif']);
const GRAPHIC_MAX_BYTES = 4 * 1024 * 1024;
const JPEG_QUALITY = 0.9;

/**
 * A photo as it is worth sending over a mobile network: upright, at most `maxSide` pixels a side, as a JPEG. The original
 * where that is smaller, or where this browser cannot read it (the server may).
 */
export async function shrinkPhoto(file: File, maxSide: number): Promise<Blob> {
  if (graphicTypes.has(file.type) && file.size <= GRAPHIC_MAX_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const jpeg = await drawJpeg(bitmap, fitInside(bitmap, maxSide));
    bitmap.close();
    return jpeg && jpeg.size < file.size ? jpeg : file;
  } catch {
    // Not a picture to this browser: HEIC outside Safari, or no picture at all. The server answers in words.
    return file;
  }
}

/** The size within a square of `maxSide` pixels, never larger than it was. */
export function fitInside({ width, height }: { width: number; height: number }, maxSide: number) {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
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
  // What is see-through would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
