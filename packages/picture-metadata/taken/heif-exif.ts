import { EXIF_MAX_BYTES, type FileSlices, readLetters } from './file-slices.ts';

/** Size limit of the `meta` box. The lists of a file with hundreds of tiles take some ten thousand bytes. */
const META_MAX_BYTES = 2 * 1024 * 1024;
/** Size of the version and flags at the start of a full box. */
const FULL_BOX_BYTES = 4;

interface Box {
  type: string;
  content: DataView;
}

interface Extent {
  /** True for an offset in the file, false for one in the box `idat`. */
  isInFile: boolean;
  offset: number;
  /** Length in bytes; 0 means up to the end. */
  length: number;
}

/**
 * Yields the EXIF block of a HEIC or AVIF (ISO/IEC 23008-12), wherever its lists are; throws `RangeError` for a
 * truncated file. Reads only the lists and the one item, whatever the file claims.
 */
export async function* listHeifExif(file: FileSlices): AsyncGenerator<DataView> {
  const parts = listBoxes(await readMeta(file), FULL_BOX_BYTES);
  const infos = parts.find(({ type }) => type === 'iinf');
  const locations = parts.find(({ type }) => type === 'iloc');
  const id = infos ? findExifItem(infos.content) : null;
  const extent = locations && id !== null ? findExtent(locations.content, id) : null;
  if (!extent) return;
  const { isInFile, offset, length } = extent;
  const bytes = Math.min(length || EXIF_MAX_BYTES, EXIF_MAX_BYTES);
  const idat = parts.find(({ type }) => type === 'idat');
  const item = isInFile
    ? await file.readUpTo(offset, bytes)
    : idat && within(idat.content, offset, Math.min(offset + bytes, idat.content.byteLength));
  if (!item) return;
  // This number is the offset of the structure behind it. Some writers leave it at 0 before a header of their own.
  yield within(item, 4 + item.getUint32(0), item.byteLength);
  yield item;
}

/** Returns the content of the top-level box `meta`. */
async function readMeta(file: FileSlices): Promise<DataView> {
  let place = 0;
  for (;;) {
    const head = await file.read(place, 8);
    const short = head.getUint32(0);
    const isLong = short === 1;
    const headBytes = isLong ? 16 : 8;
    const size = isLong ? Number((await file.read(place + 8, 8)).getBigUint64(0)) : short;
    if (readLetters(head, 4, 4) === 'meta') {
      const length = size === 0 ? META_MAX_BYTES : Math.min(Math.max(0, size - headBytes), META_MAX_BYTES);
      return file.readUpTo(place + headBytes, length);
    }
    // Size 0 extends to the end. Any other size smaller than the box's own header is invalid.
    if (size < headBytes) throw new RangeError('the file has no lists');
    place += size;
  }
}

/** Lists the boxes of a container from `place` on. The last one may extend beyond the bytes read. */
function listBoxes(container: DataView, place: number): Box[] {
  const boxes: Box[] = [];
  let next = place;
  while (next + 8 <= container.byteLength) {
    const short = container.getUint32(next);
    const isLong = short === 1;
    const headBytes = isLong ? 16 : 8;
    const size = isLong ? Number(container.getBigUint64(next + 8)) : short;
    // Size 0 extends to the end. Any other size smaller than the box's own header is invalid.
    if (size !== 0 && size < headBytes) return boxes;
    const end = size === 0 ? container.byteLength : Math.min(next + size, container.byteLength);
    boxes.push({
      type: readLetters(container, next + 4, 4),
      content: within(container, next + headBytes, end),
    });
    next = size === 0 ? container.byteLength : next + size;
  }
  return boxes;
}

function findExifItem(infos: DataView): number | null {
  const isShort = infos.getUint8(0) === 0;
  const entries = listBoxes(infos, FULL_BOX_BYTES + (isShort ? 2 : 4));
  for (const { type, content } of entries) {
    const version = type === 'infe' ? content.getUint8(0) : 0;
    if (version < 2) continue;
    const hasShortId = version === 2;
    const idPlace = FULL_BOX_BYTES;
    // Skips the protection index between the id and the type.
    if (readLetters(content, idPlace + (hasShortId ? 4 : 6), 4) === 'Exif')
      return hasShortId ? content.getUint16(idPlace) : content.getUint32(idPlace);
  }
  return null;
}

/** Returns the position of the item; with several extents the first, which holds its start. */
function findExtent(locations: DataView, id: number): Extent | null {
  const version = locations.getUint8(0);
  const sizes = locations.getUint16(FULL_BOX_BYTES);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const hasShortIds = version < 2;
  const idBytes = hasShortIds ? 2 : 4;
  let place = FULL_BOX_BYTES + 2;
  const count = readNumber(locations, place, idBytes);
  place += idBytes;
  for (let index = 0; index < count; index += 1) {
    const itemId = readNumber(locations, place, idBytes);
    place += idBytes;
    const method = version === 0 ? 0 : locations.getUint16(place) & 15;
    // Skips the method, then the data reference index: 0 is this file.
    place += version === 0 ? 2 : 4;
    const base = readNumber(locations, place, baseBytes);
    place += baseBytes;
    const extentCount = locations.getUint16(place);
    place += 2;
    if (itemId === id) {
      // Methods 0 and 1 mean this file and `idat`. An item made of other items is not EXIF.
      if (method > 1 || extentCount === 0) return null;
      const offset = base + readNumber(locations, place + indexBytes, offsetBytes);
      const length = readNumber(locations, place + indexBytes + offsetBytes, lengthBytes);
      return { isInFile: method === 0, offset, length };
    }
    place += extentCount * (indexBytes + offsetBytes + lengthBytes);
  }
  return null;
}

/** Reads a big-endian number of 0 to 15 bytes. */
function readNumber(view: DataView, place: number, bytes: number): number {
  let number = 0;
  for (let index = 0; index < bytes; index += 1) number = number * 256 + view.getUint8(place + index);
  return number;
}

function within(view: DataView, from: number, to: number): DataView {
  return new DataView(view.buffer, view.byteOffset + Math.min(from, view.byteLength), Math.max(0, to - from));
}
