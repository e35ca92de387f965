import sharp from 'sharp';

/** A picture of our own making: decoded and encoded anew, so that nothing of the upload but its pixels is left. */
export interface EncodedPicture {
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

export const PICTURE_TYPE = 'image/webp';

/** Above this, an upload is a decompression bomb rather than a photo. */
const MAX_PIXELS = 40_000_000;
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

/** Decodes an upload once and encodes it in each of `sizes`: upright, in sRGB, without EXIF, GPS or profiles. */
export async function encodePicture(upload: Blob, sizes: readonly PictureSize[]): Promise<EncodedPicture[]> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!ACCEPTED_FORMATS.has(format)) throw new UnreadablePicture(`a ${format} is not accepted`);
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    return await Promise.all(
      sizes.map(async ({ side, fit, quality }) => {
        const { data, info } = await upright
          .clone()
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
      }),
    );
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error;
    throw new UnreadablePicture('the bytes are not a whole picture', { cause: error });
  }
}
