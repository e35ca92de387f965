import { memoriesText } from '#messages/memories.ts';
import { refuse } from '../errors.ts';

/** `kind`: a picture of a kind that is not taken. `heic`: one that this machine has no decoder for. `pixels`: more than are decoded. */
export type PictureFault = 'no-picture' | 'kind' | 'heic' | 'pixels' | 'broken';

/** The bytes are not a picture that can be taken, and why. */
export class UnreadablePicture extends Error {
  readonly fault: PictureFault;
  constructor(message: string, { fault = 'broken', cause }: { fault?: PictureFault; cause?: unknown } = {}) {
    super(message, { cause });
    this.fault = fault;
  }
}

interface Words {
  noPicture: string;
  /** Names the kinds that are taken. */
  kind: string;
  maxPixels: number;
}

/** The refusal with the true reason; any other error as it is. */
export function toPictureRefusal(error: unknown, { noPicture, kind, maxPixels }: Words): unknown {
  if (!(error instanceof UnreadablePicture)) return error;
  switch (error.fault) {
    case 'no-picture':
      return refuse.invalid('picture_unreadable', noPicture);
    case 'kind':
      return refuse.invalid('picture_unreadable', kind);
    case 'heic':
      return refuse.invalid('picture_unreadable', memoriesText.photoHeic);
    case 'pixels':
      return refuse.invalid(
        'picture_too_many_pixels',
        memoriesText.photoTooManyPixels(maxPixels / 1_000_000),
      );
    case 'broken':
      return refuse.invalid('picture_broken', memoriesText.photoBroken);
  }
}
