import { memoriesText } from '#messages/memories.ts';
import { refuse } from '../errors.ts';

/**
 * `kind` is a picture of an unsupported kind, `heic` one that this machine cannot decode, `pixels` one with too many
 * pixels.
 */
export type PictureFault = 'no-picture' | 'kind' | 'heic' | 'pixels' | 'broken';

/** The bytes are no acceptable picture. `fault` gives the reason. */
export class UnreadablePicture extends Error {
  readonly fault: PictureFault;
  constructor(message: string, { fault = 'broken', cause }: { fault?: PictureFault; cause?: unknown } = {}) {
    super(message, { cause });
    this.fault = fault;
  }
}

interface Words {
  noPicture: string;
  /** Message that names the accepted kinds. */
  kind: string;
  maxPixels: number;
}

/** Returns the refusal with the fault's reason, or any other error unchanged. */
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
