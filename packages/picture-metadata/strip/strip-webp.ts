import { UnreadablePicture } from '../unreadable-picture.ts';
import { orientationExif } from './orientation-exif.ts';
import { collectParts } from './picture-parts.ts';

/** Bytes of `RIFF`, the size and `WEBP`. A chunk's head is its type and size. */
const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const keptChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of `VP8X` for metadata. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** Keeps a WebP's chunks that describe its pixels, and its orientation. Data after its end is dropped. */
export function stripWebp(file: Buffer, orientation: number): Buffer {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    throw new UnreadablePicture('a WebP begins otherwise');
  const fileEnd = CHUNK_HEAD_BYTES + file.readUInt32LE(4);
  if (fileEnd > file.length) throw new UnreadablePicture('the WebP is cut off');
  const chunks = collectParts(file);
  let place = HEAD_BYTES;
  while (place + CHUNK_HEAD_BYTES <= fileEnd) {
    chunks.count();
    const type = file.toString('latin1', place, place + 4);
    const size = file.readUInt32LE(place + 4);
    // A chunk of odd size is padded by one byte.
    const end = place + CHUNK_HEAD_BYTES + size + (size % 2);
    if (end > fileEnd) throw new UnreadablePicture('a chunk of the WebP is cut off');
    if (type === 'VP8X') chunks.insert(withFlags(file.subarray(place, end), orientation));
    else if (keptChunks.has(type)) chunks.keep(place, end);
    place = end;
  }
  if (orientation > 1) chunks.insert(exifChunk(orientation));
  const head = Buffer.from(file.subarray(0, HEAD_BYTES));
  const content = chunks.join();
  head.writeUInt32LE(4 + content.length, 4);
  return Buffer.concat([head, content]);
}

function withFlags(chunk: Buffer, orientation: number): Buffer {
  const changed = Buffer.from(chunk);
  const flags = changed.readUInt8(CHUNK_HEAD_BYTES) & ~(HAS_EXIF | HAS_XMP);
  changed.writeUInt8(orientation > 1 ? flags | HAS_EXIF : flags, CHUNK_HEAD_BYTES);
  return changed;
}

function exifChunk(orientation: number): Buffer {
  const content = orientationExif(orientation);
  const head = Buffer.alloc(CHUNK_HEAD_BYTES);
  head.write('EXIF', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
