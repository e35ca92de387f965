import { memoriesText } from '#messages/memories.ts';
import { UnreadablePicture } from '#packages/picture-metadata/unreadable-picture.ts';
import { refuse } from '../errors.ts';

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
      return refuse.invalid('picture_too_many_pixels', memoriesText.photoTooManyPixels(maxPixels / 1_000_000));
    case 'broken':
      return refuse.invalid('picture_broken', memoriesText.photoBroken);
  }
}
