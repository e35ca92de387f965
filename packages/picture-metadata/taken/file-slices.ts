/** Number of bytes read at once: the small parts of a file are close together. */
const SLICE_BYTES = 64 * 1024;
/** Maximum number of parts read from a file. A photo of 60 MB has some 8,000. */
const MAX_PARTS = 100_000;
/** Size limit of a metadata block, above what cameras write; a longer block is truncated. */
export const EXIF_MAX_BYTES = 1024 * 1024;

/** Reads a file in slices at any position. */
export interface FileSlices {
  /** Reads bytes from `place` on. Throws `RangeError` if the file ends before, and beyond 100,000 reads. */
  read(place: number, length: number): Promise<DataView<ArrayBuffer>>;
  /** Reads bytes from `place` on, up to the end of the file. */
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

/** Decodes bytes as Latin-1 up to the end of the view. */
export function readLetters(view: DataView, place: number, length: number): string {
  const end = Math.min(place + length, view.byteLength);
  let letters = '';
  for (let next = place; next < end; next += 1) letters += String.fromCodePoint(view.getUint8(next));
  return letters;
}
