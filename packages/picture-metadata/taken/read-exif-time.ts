import { type FileSlices, readLetters, sliceFile } from './file-slices.ts';
import { listHeifExif } from './heif-exif.ts';
import { listJpegExif } from './jpeg-exif.ts';
import { listPngExif } from './png-exif.ts';
import { findTime } from './tiff-time.ts';
import { listWebpExif } from './webp-exif.ts';

/**
 * Reads the EXIF time of a JPEG, HEIF, AVIF, PNG or WebP by the camera's clock: `2024-01-14T18:22:05`, or `null`.
 * Times of days that are not `isPossible` are skipped.
 */
export async function readExifTime(file: Blob, isPossible: (day: string) => boolean): Promise<string | null> {
  try {
    for await (const block of listExif(sliceFile(file))) {
      const time = findTime(block, isPossible);
      if (time) return time;
    }
  } catch (error) {
    // A truncated file has no further time.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

async function* listExif(file: FileSlices): AsyncGenerator<DataView> {
  const head = readLetters(await file.readUpTo(0, 12), 0, 12);
  if (head.startsWith('\xff\xd8')) yield* listJpegExif(file);
  else if (head.startsWith('\x89PNG')) yield* listPngExif(file);
  else if (head.startsWith('RIFF') && head.endsWith('WEBP')) yield* listWebpExif(file);
  else if (head.slice(4, 8) === 'ftyp') yield* listHeifExif(file);
}
