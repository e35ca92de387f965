/** Bytes read at once: the small parts of a file stand close together. */
const SLICE_BYTES = 64 * 1024;
/** Parts of a file that are looked at. A photo of 60 MB has some 8,000. */
const MAX_PARTS = 100_000;
/** More than cameras write beside a picture; a longer block is read so far. */
export const EXIF_MAX_BYTES = 1024 * 1024;

/** Reads a file by slices, wherever its parts stand. */
export interface FileSlices {
  /** The bytes from `place` on. Throws `RangeError` where the file ends before, and beyond 100,000 reads. */
  read(place: number, length: number): Promise<DataView<ArrayBuffer>>;
  /** The same as far as the file goes. */
  readUpTo(place: number, length: number): Promise<DataView<ArrayBuffer>>;
}

export function sliceFile(file: Blob): FileSlices {
  let start = 0;
  let slice = new ArrayBuffer(0);
  let count = 0;
  async function readUpTo(place: number, length: number) {
    count += 1;
    if (count > MAX_PARTS) throw new RangeError(`the file has more than ${MAX_PARTS} parts`);
    if (place >= file.size) return new DataView(new ArrayBuffer(0));
    if (place < start || place + length > start + slice.byteLength) {
      slice = await file.slice(place, place + Math.max(length, SLICE_BYTES)).arrayBuffer();
      start = place;
    }
    const from = place - start;
    return new DataView(slice, from, Math.min(length, slice.byteLength - from));
  }
  return {
    readUpTo,
    async read(place, length) {
      const view = await readUpTo(place, length);
      if (view.byteLength < length) throw new RangeError('the file ends before');
      return view;
    },
  };
}

/** Bytes as Latin letters, as far as the view goes. */
export function readLetters(view: DataView, place: number, length: number): string {
  const end = Math.min(place + length, view.byteLength);
  let letters = '';
  for (let next = place; next < end; next += 1) letters += String.fromCodePoint(view.getUint8(next));
  return letters;
}
