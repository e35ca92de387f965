import sharp from 'sharp';
import { PHOTO_MAX_PIXELS } from '#contract/constants/memories.ts';
import { type EncodedPicture, TIMEOUT_SECONDS } from './encode-picture.ts';

const QUALITY = 80;

/** Encodes a stored picture for print, as a JPEG that fits into a box of pixels. A smaller picture is not enlarged. */
export async function encodeForPrint(
  picture: Blob,
  box: { width: number; height: number },
): Promise<EncodedPicture> {
  const { data, info } = await sharp(Buffer.from(await picture.arrayBuffer()), {
    limitInputPixels: PHOTO_MAX_PIXELS,
  })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
