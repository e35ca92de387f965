import { findHeifExif } from './heif-exif.ts';

/** How much of a file is read: what a camera writes stands at its beginning. */
const HEAD_BYTES = 128 * 1024;

const EXIF_IFD = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const DATE_TIME_DIGITIZED = 0x9004;

/**
 * The day on which a photo was taken, as its camera wrote it into the JPEG, HEIC or AVIF (EXIF), as a calendar date; `null` when it says none. Read
 * on the device: what is uploaded carries nothing of it.
 */
export async function readPhotoDay(file: Blob): Promise<string | null> {
  return (await readPhotoTime(file))?.slice(0, 10) ?? null;
}

/** The same with the time by the camera's clock, `2024-01-14T18:22:05`; midnight where it says none. */
export async function readPhotoTime(file: Blob): Promise<string | null> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  try {
    const tiff = findJpegExif(head) ?? (await findHeifExif(file, head));
    return tiff && findTime(tiff);
  } catch (error) {
    // A file that ends in the middle of what it announces says no day.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The TIFF structure within the JPEG's segment of EXIF. */
function findJpegExif(file: DataView): DataView | null {
  if (file.getUint16(0) !== 0xffd8) return null;
  let place = 2;
  // Segments until the picture itself (SOS).
  while (file.getUint8(place) === 0xff && file.getUint8(place + 1) !== 0xda) {
    const length = file.getUint16(place + 2);
    const isExif = file.getUint8(place + 1) === 0xe1 && readText(file, place + 4, 4) === 'Exif';
    if (isExif) return new DataView(file.buffer, place + 10);
    place += 2 + length;
  }
  return null;
}

function findTime(tiff: DataView): string | null {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, isLittle);
  const exifPlace = findEntry(tiff, first, EXIF_IFD, isLittle);
  if (exifPlace === null) return null;
  for (const tag of [DATE_TIME_ORIGINAL, DATE_TIME_DIGITIZED]) {
    const place = findEntry(tiff, exifPlace, tag, isLittle);
    const day = place === null ? null : toDay(readText(tiff, place, 10));
    if (day && place !== null) return `${day}T${readClock(tiff, place + 11)}`;
  }
  return null;
}

function readClock(tiff: DataView, place: number): string {
  const written = place + 8 <= tiff.byteLength ? readText(tiff, place, 8) : '';
  return /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(written) ? written : '00:00:00';
}

/** The value of a directory's entry: of the tags that are asked for it is a place in the structure. */
function findEntry(tiff: DataView, directory: number, tag: number, isLittle: boolean): number | null {
  const count = tiff.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + 12 * index;
    if (tiff.getUint16(entry, isLittle) === tag) return tiff.getUint32(entry + 8, isLittle);
  }
  return null;
}

function readText(view: DataView, place: number, length: number): string {
  return Array.from({ length }, (_, index) => String.fromCodePoint(view.getUint8(place + index))).join('');
}

/** '2024:01:14' as '2024-01-14'; `null` for what is no day, such as the zeros of a camera without a clock. */
function toDay(written: string): string | null {
  const day = written.replaceAll(':', '-');
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(day)) return null;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
