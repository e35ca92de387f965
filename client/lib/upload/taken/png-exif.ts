import { EXIF_MAX_BYTES, type FileSlices, readLetters } from './file-slices.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and check sum around the content of a chunk. */
const FRAME_BYTES = 12;

/** The blocks of EXIF in a PNG (third edition, 11.3.4.5), before its pixels or behind them. */
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
