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
/** India's clock, as `indiaDate`. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/**
 * The day on which a photo was taken, as a calendar date until today in India: by its camera, else by the file's name, else by the file's date
 * if that is older than a day. `null` where nothing tells. `now` is an instant.
 */
export async function readPhotoDay(file: File, now: string): Promise<string | null> {
  return timeOfPhoto(await readExifTime(file, now), file, now)?.slice(0, 10) ?? null;
}

/** The same of what `readExifTime` found, with the time by the camera's clock; midnight where only a day is known. */
export function timeOfPhoto(
  exifTime: string | null,
  { name, lastModified }: Pick<File, 'name' | 'lastModified'>,
  now: string,
): string | null {
  const nameDay = findNameDay(name, now);
  const time = exifTime ?? (nameDay && `${nameDay}T00:00:00`) ?? toFileTime(lastModified, now);
  const today = indiaDate(now);
  // A clock further east says tomorrow; a memory's day is never to come.
  return time !== null && time.slice(0, 10) > today ? `${today}T23:59:59` : time;
}

/**
 * The time that a camera wrote into a JPEG, HEIF, AVIF, PNG or WebP (EXIF), by its own clock: `2024-01-14T18:22:05`, `null` without one. Read on the
 * device: what is uploaded carries nothing of it.
 */
export async function readExifTime(file: Blob, now: string): Promise<string | null> {
  try {
    for await (const block of listExif(sliceFile(file))) {
      const time = findTime(block, (day) => isPossibleDay(day, now));
      if (time) return time;
    }
  } catch (error) {
    // A file that ends in the middle of what it announces says no more.
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

/** A younger date is that of a copy: a download, a restore or a transfer from another phone. */
function toFileTime(lastModified: number, now: string): string | null {
  if (Date.parse(now) - lastModified <= DAY_MS) return null;
  const time = new Date(lastModified + INDIA_AHEAD_MS).toISOString().slice(0, 19);
  return isPossibleDay(time.slice(0, 10), now) ? time : null;
}
