import sharp from 'sharp';

/** A re-encoded picture: of the upload only the pixels are left. */
export interface EncodedPicture {
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

export const PICTURE_TYPE = 'image/webp';

/** Above this, an upload is a decompression bomb rather than a photo. */
export const MAX_PIXELS = 40_000_000;
const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

/** The bytes are not a picture of a kind that Jugal takes (JPEG, PNG, WebP, AVIF, and HEIF where the machine reads it). */
export class UnreadablePicture extends Error {}

export interface PictureSize {
  /** Pixels of the side that `fit` names. A smaller picture is not enlarged, unless to a square. */
  side: number;
  /** `square`: both sides, cut at the centre of interest. */
  fit: 'longest' | 'shortest' | 'square';
  quality: number;
}

const FITS = { longest: 'inside', shortest: 'outside', square: 'cover' } as const;

/** Longer than any photo takes, on a machine that has other things to do. */
export const TIMEOUT_SECONDS = 30;

/**
 * Encodes an upload in each of `sizes`, one after the other: upright, in sRGB, without EXIF, GPS or profiles. The pixels are counted
 * in its head before any is decoded.
 */
export async function encodePicture(upload: Blob, sizes: readonly PictureSize[]): Promise<EncodedPicture[]> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!ACCEPTED_FORMATS.has(format)) throw new UnreadablePicture(`a ${format} is not accepted`);
    const pictures: EncodedPicture[] = [];
    for (const size of sizes) pictures.push(await encodeOne(bytes, size));
    return pictures;
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error;
    throw new UnreadablePicture('the bytes are not a whole picture', { cause: error });
  }
}

async function encodeOne(bytes: Buffer, { side, fit, quality }: PictureSize): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .rotate()
    .resize({
      width: side,
      height: side,
      fit: FITS[fit],
      ...(fit === 'square' && { position: sharp.strategy.attention }),
      withoutEnlargement: fit !== 'square',
    })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The mean colour of an encoded picture, as `#rrggbb`. */
export async function findMeanColour(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
