import sharp from 'sharp';
import { PHOTO_MAX_PIXELS } from '#domain/photos/facts.ts';
import { fitAround, fitInside } from '#domain/photos/fit-inside.ts';
import { readPictureHead } from '#packages/picture-metadata/picture-head.ts';
import { UnreadablePicture } from '#packages/picture-metadata/unreadable-picture.ts';
import { completeJpeg } from './complete-jpeg.ts';

/** A re-encoded picture, which has only the pixels of the upload. */
export interface EncodedPicture {
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

export const PICTURE_TYPE = 'image/webp';

/** JPEG, PNG, WebP, AVIF, and HEIC if the machine can decode it. */
const limits = { formats: new Set(['jpeg', 'png', 'webp', 'heif']), maxPixels: PHOTO_MAX_PIXELS };

export interface PictureSize {
  /**
   * Pixels of the side that `fit` names. A smaller picture is enlarged only to a square, and a long one keeps its
   * shorter side legible.
   */
  side: number;
  /** `square` applies to both sides, cropped around the centre of interest. */
  fit: 'longest' | 'shortest' | 'square';
  quality: number;
}

const fits = { longest: fitInside, shortest: fitAround } as const;

/** Longer than any photo takes on a busy machine. */
export const TIMEOUT_SECONDS = 30;

/**
 * Encodes an upload in each of `sizes`: upright, in sRGB, without EXIF, GPS or profiles. Throws `UnreadablePicture`,
 * and checks the pixel count in the head before it decodes anything.
 */
export async function encodePicture(upload: Blob, sizes: readonly PictureSize[]): Promise<EncodedPicture[]> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  const { autoOrient, compression } = await readPictureHead(bytes, limits);
  const encodeAll = async (readable: Buffer) => {
    const pictures: EncodedPicture[] = [];
    for (const size of sizes) pictures.push(await encodeOne(readable, autoOrient, size));
    return pictures;
  };
  try {
    return await encodeAll(bytes).catch(async (error: unknown) => {
      const completed = await completeJpeg(bytes);
      if (!completed) throw error;
      return encodeAll(completed);
    });
  } catch (error) {
    const fault = compression === 'hevc' ? 'heic' : 'broken';
    throw new UnreadablePicture('the bytes are not a whole picture', { fault, cause: error });
  }
}

async function encodeOne(
  bytes: Buffer,
  upright: { width: number; height: number },
  { side, fit, quality }: PictureSize,
): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .rotate()
    .resize(
      fit === 'square'
        ? { width: side, height: side, fit: 'cover', position: sharp.strategy.attention }
        : { ...fits[fit](upright, side), fit: 'fill' },
    )
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Returns the mean colour of an encoded picture, as `#rrggbb`. */
export async function findMeanColour(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
