import { UnreadablePicture } from '../unreadable-picture.ts';
import { orientationExif } from './orientation-exif.ts';
import { collectParts } from './picture-parts.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const SCAN = 0xda;
const APP2 = 0xe2;
const APP14 = 0xee;
/**
 * Returns true for frames and their tables (SOF, DHT, DAC), quantization, restart interval, number of lines, and scans.
 */
const isOfPicture = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= SCAN && marker <= 0xdd);

/**
 * Keeps a JPEG's segments that describe its pixels, its colour profile and its orientation. Data after its end is
 * dropped.
 */
export function stripJpeg(file: Buffer, orientation: number): Buffer {
  if (!file.subarray(0, 2).equals(START)) throw new UnreadablePicture('a JPEG begins otherwise');
  const parts = collectParts(file);
  parts.insert(START);
  if (orientation > 1) parts.insert(exifSegment(orientation));
  let place = 2;
  for (;;) {
    parts.count();
    if (file.readUInt8(place) !== 0xff) throw new UnreadablePicture('a JPEG has a marker here');
    // A marker may be preceded by any number of fill bytes.
    while (file[place + 1] === 0xff) place += 1;
    const marker = file.readUInt8(place + 1);
    if (marker === 0xd9) {
      parts.insert(END);
      return parts.join();
    }
    const length = file.readUInt16BE(place + 2);
    const end = place + 2 + length;
    if (length < 2 || end > file.length) throw new UnreadablePicture('a segment of the JPEG is cut off');
    const next = marker === SCAN ? findScanEnd(file, end) : end;
    if (isKept(marker, file.subarray(place + 4, end))) parts.keep(place, next);
    place = next;
  }
}

function isKept(marker: number, content: Buffer): boolean {
  if (marker === APP2) return startsWith(content, 'ICC_PROFILE\0');
  // Colour transform (CMYK, YCCK).
  if (marker === APP14) return startsWith(content, 'Adobe');
  return isOfPicture(marker);
}

function startsWith(content: Buffer, text: string): boolean {
  return content.subarray(0, text.length).toString('latin1') === text;
}

/** Finds the end of the compressed pixels: the first marker that is neither an escaped byte nor a restart. */
function findScanEnd(file: Buffer, from: number): number {
  // Scans byte by byte, because a search call for each of millions of 0xff would take seconds.
  for (let place = from; place < file.length - 1; place += 1) {
    if (file[place] !== 0xff) continue;
    const next = file[place + 1] ?? 0;
    if (next !== 0x00 && (next < 0xd0 || next > 0xd7)) return place;
    place += 1;
  }
  throw new UnreadablePicture('the JPEG has no end');
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationExif(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
