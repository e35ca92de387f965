import { EXIF_MAX_BYTES, type FileSlices, readLetters } from './file-slices.ts';

const SIGNATURE_BYTES = 8;
/** Bytes of length, type and checksum around a chunk's content. */
const FRAME_BYTES = 12;

/** Yields the EXIF blocks of a PNG (third edition, 11.3.4.5), before or after its pixels. */
export async function* listPngExif(file: FileSlices): AsyncGenerator<DataView> {
  let place = SIGNATURE_BYTES;
  for (;;) {
    const head = await file.read(place, 8);
    const length = head.getUint32(0);
    const type = readLetters(head, 4, 4);
    if (type === 'IEND') return;
    if (type === 'eXIf') yield await file.readUpTo(place + 8, Math.min(length, EXIF_MAX_BYTES));
    place += FRAME_BYTES + length;
  }
}
