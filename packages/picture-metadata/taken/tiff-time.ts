import { readLetters } from './file-slices.ts';
import { toTime } from './written-time.ts';

const DATE_TIME = 0x0132;
const EXIF_IFD = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const DATE_TIME_DIGITIZED = 0x9004;
/** Length of `YYYY:MM:DD HH:MM:SS`, with room for spaces. */
const TIME_BYTES = 24;
const ENTRY_BYTES = 12;
/** Maximum offset of a structure in its block, after a header such as `Exif\0\0`. */
const HEAD_MAX_BYTES = 32;

/** Returns the first time in an EXIF block (CIPA DC-008) that satisfies `isPossible`; `null` without one. */
export function findTime(block: DataView, isPossible: (day: string) => boolean): string | null {
  const tiff = findTiff(block);
  if (!tiff) return null;
  const isLittle = tiff.getUint8(0) === 0x49;
  const first = readDirectory(tiff, tiff.getUint32(4, isLittle), isLittle);
  const exifPlace = first.get(EXIF_IFD);
  const exif = exifPlace === undefined ? new Map<number, number>() : readDirectory(tiff, exifPlace, isLittle);
  const places = [exif.get(DATE_TIME_ORIGINAL), exif.get(DATE_TIME_DIGITIZED), first.get(DATE_TIME)];
  for (const place of places) {
    const time = place === undefined ? null : toTime(readLetters(tiff, place, TIME_BYTES));
    if (time && isPossible(time.slice(0, 10))) return time;
  }
  return null;
}

/** Returns the structure from its byte order mark on. The length of the header before it varies by writer. */
function findTiff(block: DataView): DataView | null {
  for (let place = 0; place <= HEAD_MAX_BYTES && place + 8 <= block.byteLength; place += 1) {
    const mark = readLetters(block, place, 4);
    if (mark === 'II*\0' || mark === 'MM\0*')
      return new DataView(block.buffer, block.byteOffset + place, block.byteLength - place);
  }
  return null;
}

/** Reads a directory's values by tag. For the tags used here, a value is an offset in the structure. */
function readDirectory(tiff: DataView, place: number, isLittle: boolean): Map<number, number> {
  const values = new Map<number, number>();
  if (place + 2 > tiff.byteLength) return values;
  const count = tiff.getUint16(place, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = place + 2 + ENTRY_BYTES * index;
    if (entry + ENTRY_BYTES > tiff.byteLength) break;
    values.set(tiff.getUint16(entry, isLittle), tiff.getUint32(entry + 8, isLittle));
  }
  return values;
}
