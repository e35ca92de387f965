import { readPictureHead } from '../picture-head.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/** The original picture file without the metadata beside the pixels. */
export interface StrippedPicture {
  bytes: Buffer;
  contentType: string;
  /** File extension, without a dot. */
  extension: string;
  /** Pixels, upright. */
  width: number;
  height: number;
}

const kinds = {
  jpeg: { strip: stripJpeg, contentType: 'image/jpeg', extension: 'jpg' },
  png: { strip: stripPng, contentType: 'image/png', extension: 'png' },
  webp: { strip: stripWebp, contentType: 'image/webp', extension: 'webp' },
} as const;

/**
 * Only the head is read and no pixel is decoded, so the limit is high. A phone's largest photo has 200 million pixels.
 */
export const ORIGINAL_MAX_PIXELS = 300_000_000;
const limits = { formats: new Set(Object.keys(kinds)), maxPixels: ORIGINAL_MAX_PIXELS };

/**
 * Copies only the parts of a file that describe its pixels and orientation, without EXIF, GPS, comments, thumbnails or
 * data after its end. Throws `UnreadablePicture` if the file is no complete JPEG, PNG or WebP.
 */
export async function stripMetadata(upload: Blob): Promise<StrippedPicture> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  const { format, width, height, orientation = 1 } = await readPictureHead(bytes, limits);
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
    throw new UnreadablePicture(`a ${format} is not kept as it is`, { fault: 'kind' });
  const { strip, contentType, extension } = kinds[format];
  const isRotated = orientation >= 5;
  return {
    bytes: stripWhole(() => strip(bytes, orientation)),
    contentType,
    extension,
    width: isRotated ? height : width,
    height: isRotated ? width : height,
  };
}

/** A truncated file counts as unreadable. */
function stripWhole(strip: () => Buffer): Buffer {
  try {
    return strip();
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadablePicture('the picture is cut off', { cause: error });
    throw error;
  }
}
