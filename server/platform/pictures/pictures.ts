import sharp from 'sharp';
import { PHOTO_MAX_PIXELS } from '#domain/photos/facts.ts';
import { createWorkQueue } from '#packages/fair-queue/work-queue.ts';
import {
  type EncodedPicture,
  encodePicture,
  findMeanColour,
  type PictureSize,
  TIMEOUT_SECONDS,
} from './encode-picture.ts';

const QUALITY = 80;

/** Encodes uploads as pictures, a few at a time because each may have 40 million pixels. Owners take turns. */
export interface Pictures {
  /** Throws `UnreadablePicture`. */
  encode(owner: string, upload: Blob, sizes: readonly PictureSize[]): Promise<EncodedPicture[]>;
  /** Returns the mean colour of an encoded picture, as `#rrggbb`. */
  findMeanColour(picture: Buffer): Promise<string>;
  /** Encodes a stored picture as a JPEG within a box of pixels. */
  print(owner: string, picture: Blob, box: { width: number; height: number }): Promise<EncodedPicture>;
}

/**
 * Decoding shares the four threads that read files, so two are left for files. One picture per owner leaves the second
 * slot to other owners.
 */
const AT_ONCE = 2;
const OF_OWNER = 1;

export function createPictures(): Pictures {
  // Process-wide settings: no picture is encoded twice, and one picture must not occupy all processors.
  sharp.cache(false);
  sharp.concurrency(1);
  const inTurn = createWorkQueue(AT_ONCE, OF_OWNER);
  return {
    encode: (owner, upload, sizes) => inTurn(owner, () => encodePicture(upload, sizes)),
    findMeanColour,
    print: (owner, picture, box) => inTurn(owner, () => encodeForPrint(picture, box)),
  };
}

/** Encodes a stored picture for print, as a JPEG that fits into a box of pixels. A smaller picture is not enlarged. */
async function encodeForPrint(picture: Blob, box: { width: number; height: number }): Promise<EncodedPicture> {
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
