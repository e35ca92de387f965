import sharp, { type Metadata } from 'sharp';
import { findPictureKind } from './picture-kind.ts';
import { type PictureFault, UnreadablePicture } from './unreadable-picture.ts';

interface Limits {
  /** Formats, by sharp's names. */
  formats: ReadonlySet<string>;
  maxPixels: number;
}

/**
 * Reads the metadata in the head of a picture without decoding pixels. Throws `UnreadablePicture` for a picture outside
 * the limits.
 */
export async function readPictureHead(bytes: Buffer, { formats, maxPixels }: Limits): Promise<Metadata> {
  const kind = findPictureKind(bytes);
  const head = await readHead(bytes).catch((error: unknown) => {
    const fault = faultOf(kind, formats);
    throw new UnreadablePicture('the head of the picture is not readable', { fault, cause: error });
  });
  if (!formats.has(head.format))
    throw new UnreadablePicture(`a ${head.format} is not accepted`, {
      fault: kind === null ? 'no-picture' : faultOf(kind, new Set()),
    });
  if (head.width * head.height > maxPixels)
    throw new UnreadablePicture('the picture has too many pixels', { fault: 'pixels' });
  return head;
}

/**
 * Rejects for an empty file too, for which sharp throws. sharp's own pixel limit is off, because it gives no reason.
 */
async function readHead(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

/** Returns the fault of unreadable bytes that begin like a picture of this kind. */
function faultOf(kind: ReturnType<typeof findPictureKind>, formats: Limits['formats']): PictureFault {
  if (kind === null) return 'no-picture';
  if (kind === 'heic') return 'heic';
  return formats.has(kind === 'avif' ? 'heif' : kind) ? 'broken' : 'kind';
}
