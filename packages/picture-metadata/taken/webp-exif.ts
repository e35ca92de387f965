import { EXIF_MAX_BYTES, type FileSlices, readLetters } from './file-slices.ts';

/** Bytes of `RIFF`, the size and `WEBP`. */
const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;

/** Yields the EXIF blocks of a WebP (RFC 9649). */
export async function* listWebpExif(file: FileSlices): AsyncGenerator<DataView> {
  let place = HEAD_BYTES;
  for (;;) {
    const head = await file.read(place, CHUNK_HEAD_BYTES);
    const size = head.getUint32(4, true);
    const content = place + CHUNK_HEAD_BYTES;
    if (readLetters(head, 0, 4) === 'EXIF') yield await file.readUpTo(content, Math.min(size, EXIF_MAX_BYTES));
    // A content of odd size is followed by a padding byte.
    place = content + size + (size % 2);
  }
}
