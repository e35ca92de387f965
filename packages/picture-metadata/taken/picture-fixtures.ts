/**
 * Builds files in the layouts of cameras, with the EXIF at any position. Pixels are noise, because EXIF readers never
 * decode them.
 */

const letters = (words: string) => Buffer.from(words, 'latin1');

function bigEndian(number: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  for (let place = bytes - 1, rest = number; place >= 0; place -= 1) {
    buffer[place] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return buffer;
}

export interface ExifParts {
  isLittle: boolean;
  /**
   * Value of `DateTimeOriginal`, beside `DateTimeDigitized` and the first directory's `DateTime`; absent ones are
   * omitted.
   */
  original?: string | undefined;
  digitized?: string | undefined;
  changed?: string | undefined;
  /** Bytes between the directories, such as a thumbnail. */
  padding?: number;
}

/** Builds a TIFF structure with the given times. */
export function makeTiff({ isLittle, original, digitized, changed, padding = 0 }: ExifParts): Buffer {
  const number = (value: number, bytes: 2 | 4) => {
    const written = bigEndian(value, bytes);
    return isLittle ? written.toReversed() : written;
  };
  const texts = (entries: readonly (readonly [number, string | undefined])[]) =>
    entries.flatMap(([tag, value]) => (value === undefined ? [] : [{ tag, value }]));
  const first = texts([[0x0132, changed]]);
  const second = texts([
    [0x9003, original],
    [0x9004, digitized],
  ]);
  const firstBytes = 2 + 12 * (first.length + 1) + 4;
  const secondPlace = 8 + firstBytes + padding;
  const secondBytes = 2 + 12 * second.length + 4;
  let place = secondPlace + secondBytes;
  const words: Buffer[] = [];
  const entryOf = ({ tag, value }: { tag: number; value: string }) => {
    const written = letters(`${value}\0`);
    words.push(written);
    const entry = [number(tag, 2), number(2, 2), number(written.length, 4), number(place, 4)];
    place += written.length;
    return Buffer.concat(entry.map((part) => new Uint8Array(part)));
  };
  const pointer = [number(0x8769, 2), number(4, 2), number(1, 4), number(secondPlace, 4)];
  return Buffer.concat([
    letters(isLittle ? 'II' : 'MM'),
    number(42, 2),
    number(8, 4),
    number(first.length + 1, 2),
    ...first.map(entryOf),
    ...pointer,
    number(0, 4),
    Buffer.alloc(padding, 3),
    number(second.length, 2),
    ...second.map(entryOf),
    number(0, 4),
    ...words,
  ]);
}

/** Builds a JPEG segment after any number of fill bytes. */
function segment(marker: number, content: Buffer, fill = 0): Buffer {
  const head = Buffer.concat([Buffer.alloc(fill, 0xff), Buffer.from([0xff, marker])]);
  return Buffer.concat([head, bigEndian(content.length + 2, 2), content]);
}

/** Builds a JPEG whose EXIF follows segments of other kinds, with the given sizes and fill bytes. */
export function makeJpeg(tiff: Buffer, before: readonly { bytes: number; fill: number }[]): Buffer {
  const others = before.map(({ bytes, fill }, place) => segment(0xe2 + (place % 8), Buffer.alloc(bytes, 5), fill));
  const exif = segment(0xe1, Buffer.concat([letters('Exif\0\0'), tiff]), before[0]?.fill);
  const scan = segment(0xda, Buffer.alloc(10));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...others,
    exif,
    scan,
    Buffer.alloc(500, 9),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Builds a PNG with pixels before and after its EXIF. */
export function makePng(tiff: Buffer, before: readonly number[], after: readonly number[]): Buffer {
  const chunk = (type: string, content: Buffer) =>
    Buffer.concat([bigEndian(content.length, 4), letters(type), content, Buffer.alloc(4)]);
  const pixels = (bytes: number) => chunk('IDAT', Buffer.alloc(bytes, 5));
  return Buffer.concat([
    letters('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', Buffer.alloc(13)),
    ...before.map(pixels),
    chunk('eXIf', tiff),
    ...after.map(pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Builds a WebP whose EXIF follows chunks of the given even or odd sizes. */
export function makeWebp(tiff: Buffer, before: readonly number[], hasPrefix: boolean): Buffer {
  const chunk = (type: string, content: Buffer) =>
    Buffer.concat([
      letters(type),
      bigEndian(content.length, 4).toReversed(),
      content,
      Buffer.alloc(content.length % 2),
    ]);
  const chunks = [
    ...before.map((bytes) => chunk('VP8 ', Buffer.alloc(bytes, 5))),
    chunk('EXIF', hasPrefix ? Buffer.concat([letters('Exif\0\0'), tiff]) : tiff),
  ];
  const content = Buffer.concat([letters('WEBP'), ...chunks]);
  return Buffer.concat([letters('RIFF'), bigEndian(content.length, 4).toReversed(), content]);
}

export interface HeifParts {
  /** Version of the item location list. */
  version?: 0 | 1 | 2;
  /** Bytes of an item's id in the item list. */
  idBytes?: 2 | 4;
  /** Bytes of an offset in the item location list, beside those of a length and a base. */
  offsetBytes?: number;
  lengthBytes?: number;
  baseBytes?: number;
  /** Offset of the EXIF in the location list, instead of the true one. */
  offset?: number;
  extentCount?: number;
  /** Bytes of pixels before the EXIF. */
  pixels?: number;
  /** Places the lists after the pixels. */
  isMetaLast?: boolean;
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([bigEndian(8 + inside.length, 4), letters(type), inside]);
}

/** Builds the parts of a HEIC that matter to EXIF: its item lists, and the item beside the pixels. */
export function makeHeif(tiff: Buffer, parts: HeifParts = {}): Buffer {
  const { version = 1, idBytes = 2, offsetBytes = 4, lengthBytes = 4, baseBytes = 0 } = parts;
  const { offset, extentCount = 1, pixels = 200_000, isMetaLast = false } = parts;
  const item = Buffer.concat([bigEndian(6, 4), letters('Exif\0\0'), tiff]);
  const mdat = box('mdat', Buffer.alloc(pixels, 7), item);
  const ftyp = box('ftyp', letters('heic\0\0\0\0mif1'));
  const infe = (id: number, type: string) =>
    box(
      'infe',
      Buffer.from([idBytes === 2 ? 2 : 3, 0, 0, 0]),
      bigEndian(id, idBytes),
      Buffer.alloc(2),
      letters(`${type}\0`),
    );
  const placeIdBytes = version === 2 ? 4 : 2;
  const placeOf = (id: number, at: number, length: number, count: number) =>
    Buffer.concat([
      bigEndian(id, placeIdBytes),
      Buffer.alloc(version === 0 ? 2 : 4),
      Buffer.alloc(baseBytes),
      bigEndian(count, 2),
      bigEndian(at, offsetBytes),
      bigEndian(length, lengthBytes),
    ]);
  const metaFor = (exifAt: number) =>
    box(
      'meta',
      Buffer.alloc(4),
      box('hdlr', Buffer.alloc(24)),
      box('iinf', Buffer.from([0, 0, 0, 0, 0, 2]), infe(1, 'hvc1'), infe(2, 'Exif')),
      box(
        'iloc',
        Buffer.from([version, 0, 0, 0, offsetBytes * 16 + lengthBytes, baseBytes * 16]),
        bigEndian(2, placeIdBytes),
        placeOf(1, 500, 100, 1),
        placeOf(2, exifAt, item.length, extentCount),
      ),
    );
  const before = ftyp.length + (isMetaLast ? 0 : metaFor(0).length);
  const meta = metaFor(offset ?? before + 8 + pixels);
  return Buffer.concat(isMetaLast ? [ftyp, mdat, meta] : [ftyp, meta, mdat]);
}
