import { readPictureHead } from './picture-head.ts';
import { UnreadablePicture } from './unreadable-picture.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/** A picture file as it was, but for what stood beside the pixels. */
export interface StrippedPicture {
  bytes: Buffer;
  contentType: string;
  /** Of a file's name, without a dot. */
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

/** Only the head is read here; nothing is decoded. A phone's largest photo has 200 million. */
export const ORIGINAL_MAX_PIXELS = 300_000_000;
const limits = { formats: new Set(Object.keys(kinds)), maxPixels: ORIGINAL_MAX_PIXELS };

/**
 * The same picture without EXIF, GPS, comments, thumbnails and whatever follows its end: of the file's parts only those are copied
 * that say how the pixels look, bit by bit, and which way is up. Throws `UnreadablePicture` for what is no whole JPEG, PNG or WebP.
 */
export async function stripMetadata(upload: Blob): Promise<StrippedPicture> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  const { format, width, height, orientation = 1 } = await readPictureHead(bytes, limits);
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
    throw new UnreadablePicture(`a ${format} is not kept as it is`, { fault: 'kind' });
  const { strip, contentType, extension } = kinds[format];
  const isLying = orientation >= 5;
  return {
    bytes: stripWhole(() => strip(bytes, orientation)),
    contentType,
    extension,
    width: isLying ? height : width,
    height: isLying ? width : height,
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
