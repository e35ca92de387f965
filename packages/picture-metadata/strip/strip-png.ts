import { crc32 } from 'node:zlib';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { orientationExif } from './orientation-exif.ts';
import { collectParts } from './picture-parts.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of length, type and checksum around the content of a chunk. */
const FRAME_BYTES = 12;
/** Pixels with their palette and transparency, colours, pixel shape, and animation frames. */
const keptChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS bKGD pHYs cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
);

/** Keeps a PNG's chunks that describe its pixels, and its orientation. Data after its end is dropped. */
export function stripPng(file: Buffer, orientation: number): Buffer {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new UnreadablePicture('a PNG begins otherwise');
  const parts = collectParts(file);
  parts.keep(0, SIGNATURE.length);
  let place = SIGNATURE.length;
  for (;;) {
    parts.count();
    const end = place + FRAME_BYTES + file.readUInt32BE(place);
    if (end > file.length) throw new UnreadablePicture('a chunk of the PNG is cut off');
    const type = file.toString('latin1', place + 4, place + 8);
    if (keptChunks.has(type)) parts.keep(place, end);
    if (type === 'IHDR' && orientation > 1) parts.insert(exifChunk(orientation));
    if (type === 'IEND') return parts.join();
    place = end;
  }
}

function exifChunk(orientation: number): Buffer {
  const content = orientationExif(orientation);
  const chunk = Buffer.alloc(FRAME_BYTES + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write('eXIf', 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}
