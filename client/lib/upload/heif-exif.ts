/** More than cameras write beside a picture; what is longer is read so far. */
const EXIF_MAX_BYTES = 64 * 1024;
/** The version and the flags that some boxes begin with. */
const FULL_BOX_BYTES = 4;

interface Box {
  type: string;
  content: DataView;
}

interface Extent {
  offset: number;
  length: number;
}

/**
 * The TIFF structure with what the camera wrote into a HEIC or AVIF (ISO/IEC 23008-12), whose first bytes are `head`; `null` where there is none. Throws
 * `RangeError` for a file that ends in the middle of what it announces. Only the boxes in its head and the one item are read, whatever the file claims.
 */
export async function findHeifExif(file: Blob, head: DataView): Promise<DataView | null> {
  const boxes = listBoxes(head, 0);
  if (boxes[0]?.type !== 'ftyp') return null;
  const meta = boxes.find(({ type }) => type === 'meta');
  const parts = meta ? listBoxes(meta.content, FULL_BOX_BYTES) : [];
  const infos = parts.find(({ type }) => type === 'iinf');
  const locations = parts.find(({ type }) => type === 'iloc');
  const id = infos && findExifItem(infos.content);
  const extent = locations && id !== undefined && id !== null ? findExtent(locations.content, id) : null;
  if (!extent) return null;
  const length = Math.min(extent.length, EXIF_MAX_BYTES);
  const item = await file.slice(extent.offset, extent.offset + length).arrayBuffer();
  // How far the structure begins behind this number.
  const place = 4 + new DataView(item).getUint32(0);
  return new DataView(item, place);
}

/** The boxes of a container from `place` on; the last may reach beyond what was read. */
function listBoxes(container: DataView, place: number): Box[] {
  const boxes: Box[] = [];
  let next = place;
  while (next + 8 <= container.byteLength) {
    const short = container.getUint32(next);
    const isLong = short === 1;
    const headBytes = isLong ? 16 : 8;
    const size = isLong ? Number(container.getBigUint64(next + 8)) : short;
    // 0 reaches to the end; any other that does not hold its own head is wrong.
    if (size !== 0 && size < headBytes) return boxes;
    const end = size === 0 ? container.byteLength : Math.min(next + size, container.byteLength);
    boxes.push({ type: readType(container, next + 4), content: within(container, next + headBytes, end) });
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
    // A number of its protection stands between the id and the type.
    if (readType(content, idPlace + (hasShortId ? 4 : 6)) === 'Exif')
      return hasShortId ? content.getUint16(idPlace) : content.getUint32(idPlace);
  }
  return null;
}

/** Where the item begins in the file; of several extents the first, which holds its head. */
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
    // The method, then the number of the file that holds it: 0 is this one.
    place += version === 0 ? 2 : 4;
    const base = readNumber(locations, place, baseBytes);
    place += baseBytes;
    const extentCount = locations.getUint16(place);
    place += 2;
    if (itemId === id) {
      if (method !== 0 || extentCount === 0) return null;
      const offset = base + readNumber(locations, place + indexBytes, offsetBytes);
      return { offset, length: readNumber(locations, place + indexBytes + offsetBytes, lengthBytes) };
    }
    place += extentCount * (indexBytes + offsetBytes + lengthBytes);
  }
  return null;
}

function readNumber(view: DataView, place: number, bytes: number): number {
  if (bytes === 0) return 0;
  if (bytes === 2) return view.getUint16(place);
  if (bytes === 4) return view.getUint32(place);
  if (bytes === 8) return Number(view.getBigUint64(place));
  throw new RangeError(`a number of ${bytes} bytes`);
}

function readType(view: DataView, place: number): string {
  return String.fromCodePoint(...[0, 1, 2, 3].map((index) => view.getUint8(place + index)));
}

function within(view: DataView, from: number, to: number): DataView {
  return new DataView(view.buffer, view.byteOffset + from, Math.max(0, to - from));
}
