import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createWorkQueue } from '../queues/work-queue.ts';
import { encodeForPrint } from './print-picture.ts';
import { type EncodedPicture, encodePicture, type PictureSize } from './encode-picture.ts';

/** Makes pictures of uploads, a few at a time: each may have 40 million pixels. */
export interface Pictures {
  /** Throws `UnreadablePicture`. */
  encode(upload: Blob, sizes: readonly PictureSize[]): Promise<EncodedPicture[]>;
  /** A stored picture as a JPEG within a box of pixels. */
  print(picture: Blob, box: { width: number; height: number }): Promise<EncodedPicture>;
}

/** Decoding shares the threads that read files: one at a time leaves them to the others, two where there are processors enough. */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;

export function createPictures(): Pictures {
  // Of the whole process. No picture comes twice, and one picture must not take all processors.
  sharp.cache(false);
  sharp.concurrency(1);
  const queue = createWorkQueue(AT_ONCE);
  return {
    encode: (upload, sizes) => queue(() => encodePicture(upload, sizes)),
    print: (picture, box) => queue(() => encodeForPrint(picture, box)),
  };
}
