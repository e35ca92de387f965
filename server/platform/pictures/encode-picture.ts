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
  /** The longest side in pixels; with `isSquare` both sides, cut at the centre of interest. */
  maxSide: number;
  isSquare?: boolean;
  quality: number;
}

/** Decodes an upload once and encodes it in each of `sizes`: upright, in sRGB, without EXIF, GPS or profiles. */
export async function encodePicture(upload: Blob, sizes: readonly PictureSize[]): Promise<EncodedPicture[]> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!ACCEPTED_FORMATS.has(format)) throw new UnreadablePicture(`a ${format} is not accepted`);
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    return await Promise.all(
      sizes.map(async ({ maxSide, isSquare = false, quality }) => {
        const { data, info } = await upright
          .clone()
          .resize({
            width: maxSide,
            height: maxSide,
            fit: isSquare ? 'cover' : 'inside',
            ...(isSquare && { position: sharp.strategy.attention }),
            withoutEnlargement: !isSquare,
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
