import { indiaDate } from '../../format/dates.ts';
import { type FileSlices, readLetters, sliceFile } from './file-slices.ts';
import { listHeifExif } from './heif-exif.ts';
import { listJpegExif } from './jpeg-exif.ts';
import { findNameDay } from './name-day.ts';
import { listPngExif } from './png-exif.ts';
import { isPossibleDay } from './taken-time.ts';
import { findTime } from './tiff-time.ts';
import { listWebpExif } from './webp-exif.ts';

const DAY_MS = 24 * 3_600_000;
/** Offset of India's clock, as in `indiaDate`. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/**
 * Returns the day on which a photo was taken, today in India at the latest: by its camera, else by the file's name,
 * else by the file's date if older than a day. `null` if unknown; `now` is an instant.
 */
export async function readPhotoDay(file: File, now: string): Promise<string | null> {
  return timeOfPhoto(await readExifTime(file, now), file, now)?.slice(0, 10) ?? null;
}

/**
 * Returns the time of a photo from the result of `readExifTime`, by the camera's clock; midnight if only a day is
 * known.
 */
export function timeOfPhoto(
  exifTime: string | null,
  { name, lastModified }: Pick<File, 'name' | 'lastModified'>,
  now: string,
): string | null {
  const nameDay = findNameDay(name, now);
  const time = exifTime ?? (nameDay && `${nameDay}T00:00:00`) ?? toFileTime(lastModified, now);
  const today = indiaDate(now);
  // A clock further east may already be at tomorrow, and a memory's day must not be in the future.
  return time !== null && time.slice(0, 10) > today ? `${today}T23:59:59` : time;
}

/**
 * Reads the EXIF time of a JPEG, HEIF, AVIF, PNG or WebP by the camera's clock: `2024-01-14T18:22:05`, or `null`. Runs
 * on the device, because uploads carry no metadata.
 */
export async function readExifTime(file: Blob, now: string): Promise<string | null> {
  try {
    for await (const block of listExif(sliceFile(file))) {
      const time = findTime(block, (day) => isPossibleDay(day, now));
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

/**
 * Returns the file's date if it is older than a day. A newer date is that of a copy: a download, a restore or a
 * transfer.
 */
function toFileTime(lastModified: number, now: string): string | null {
  if (Date.parse(now) - lastModified <= DAY_MS) return null;
  const time = new Date(lastModified + INDIA_AHEAD_MS).toISOString().slice(0, 19);
  return isPossibleDay(time.slice(0, 10), now) ? time : null;
}
