import { indiaDate } from '#client/lib/format/dates.ts';
import { readExifTime } from '#packages/picture-metadata/taken/read-exif-time.ts';
import { findNameDay, isPossibleDay } from './name-day.ts';

const DAY_MS = 24 * 3_600_000;
/** Offset of India's clock, as in `indiaDate`. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/**
 * Returns the day on which a photo was taken, today in India at the latest: by its camera, else by the file's name,
 * else by the file's date if older than a day. `null` if unknown; `now` is an instant.
 */
export async function readPhotoDay(file: File, now: string): Promise<string | null> {
  return timeOfPhoto(await readCameraTime(file, now), file, now)?.slice(0, 10) ?? null;
}

/** Returns the time of a photo by the camera's clock, from `readCameraTime`; midnight if only a day is known. */
export function timeOfPhoto(
  cameraTime: string | null,
  { name, lastModified }: Pick<File, 'name' | 'lastModified'>,
  now: string,
): string | null {
  const nameDay = findNameDay(name, now);
  const time = cameraTime ?? (nameDay && `${nameDay}T00:00:00`) ?? toFileTime(lastModified, now);
  const today = indiaDate(now);
  // A clock further east may already be at tomorrow, and a memory's day must not be in the future.
  return time !== null && time.slice(0, 10) > today ? `${today}T23:59:59` : time;
}

/**
 * Returns the time by the photo's camera, `2024-01-14T18:22:05`, or `null`. Runs on the device, because uploads carry
 * no metadata.
 */
export function readCameraTime(file: Blob, now: string): Promise<string | null> {
  return readExifTime(file, (day) => isPossibleDay(day, now));
}

/** Returns the file's date if it is older than a day; a newer one is that of a download, a restore or a transfer. */
function toFileTime(lastModified: number, now: string): string | null {
  if (Date.parse(now) - lastModified <= DAY_MS) return null;
  const time = new Date(lastModified + INDIA_AHEAD_MS).toISOString().slice(0, 19);
  return isPossibleDay(time.slice(0, 10), now) ? time : null;
}
