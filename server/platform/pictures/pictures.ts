import sharp from 'sharp';
import { createWorkQueue } from '../queues/work-queue.ts';
import { encodeForPrint } from './print-picture.ts';
import { type EncodedPicture, encodePicture, type PictureSize } from './encode-picture.ts';

/** Makes pictures of uploads, a few at a time: each may have 40 million pixels. Owners take turns. */
export interface Pictures {
  /** Throws `UnreadablePicture`. */
  encode(owner: string, upload: Blob, sizes: readonly PictureSize[]): Promise<EncodedPicture[]>;
  /** A stored picture as a JPEG within a box of pixels. */
  print(owner: string, picture: Blob, box: { width: number; height: number }): Promise<EncodedPicture>;
}

/** Decoding shares the four threads that read files, so two are left. One picture of an owner at a time leaves the other place to others. */
const AT_ONCE = 2;
const OF_OWNER = 1;

export function createPictures(): Pictures {
  // Of the whole process. No picture comes twice, and one picture must not take all processors.
  sharp.cache(false);
  sharp.concurrency(1);
  const inTurn = createWorkQueue(AT_ONCE, OF_OWNER);
  return {
    encode: (owner, upload, sizes) => inTurn(owner, () => encodePicture(upload, sizes)),
    print: (owner, picture, box) => inTurn(owner, () => encodeForPrint(picture, box)),
  };
}
