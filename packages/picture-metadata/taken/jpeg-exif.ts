import { type FileSlices, readLetters } from './file-slices.ts';

const APP1 = 0xe1;
const SCAN = 0xda;
const END = 0xd9;
/** Returns true for a marker without a length: TEM, restarts and the start. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Yields the EXIF blocks of a JPEG (ITU T.81, CIPA DC-008), from its start to its first scan. */
export async function* listJpegExif(file: FileSlices): AsyncGenerator<DataView> {
  let place = 2;
  for (;;) {
    const [first, marker] = toBytes(await file.read(place, 2));
    // Skips fill bytes before a marker and stray bytes between segments, as decoders do.
    if (first !== 0xff || marker === 0xff || marker === 0) place += 1;
    else if (marker === SCAN || marker === END) return;
    else if (isAlone(marker)) place += 2;
    else {
      const length = (await file.read(place + 2, 2)).getUint16(0);
      if (marker === APP1) {
        const content = await file.readUpTo(place + 4, Math.max(0, length - 2));
        if (readLetters(content, 0, 4) === 'Exif') yield content;
      }
      place += 2 + Math.max(2, length);
    }
  }
}

function toBytes(view: DataView): [number, number] {
  return [view.getUint8(0), view.getUint8(1)];
}
