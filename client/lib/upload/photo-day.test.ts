import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPhotoDay, readPhotoTime } from './photo-day.ts';

const plain = { create: { width: 40, height: 30, channels: 3, background: '#888' } } as const;

async function takenAt(exif: Record<string, string>): Promise<Blob> {
  return new Blob([
    await sharp(plain)
      .withExif({ IFD0: { Make: 'Camera' }, IFD2: exif })
      .jpeg()
      .toBuffer(),
  ]);
}

test('a photo says on which day it was taken, whatever else its camera wrote', async () => {
  expect(await readPhotoDay(await takenAt({ DateTimeOriginal: '2023:01:14 18:22:05' }))).toBe('2023-01-14');
  expect(await readPhotoDay(await takenAt({ DateTimeDigitized: '2019:11:02 08:00:00' }))).toBe('2019-11-02');
});

test('it says at what time too, and midnight where its camera wrote none that is one', async () => {
  const timeOf = async (written: string) => readPhotoTime(await takenAt({ DateTimeOriginal: written }));
  expect(await timeOf('2023:01:14 18:22:05')).toBe('2023-01-14T18:22:05');
  expect(await timeOf('2023:01:14 24:61:00')).toBe('2023-01-14T00:00:00');
});

test.each(['0000:00:00 00:00:00', '2023:02:30 10:00:00', 'yesterday evening!!'])(
  'a camera that writes %j says no day',
  async (written) => {
    expect(await readPhotoDay(await takenAt({ DateTimeOriginal: written }))).toBeNull();
  },
);

test('a picture without a camera, one that is cut off, another file and an empty one say none', async () => {
  expect(await readPhotoDay(new Blob([await sharp(plain).jpeg().toBuffer()]))).toBeNull();
  expect(await readPhotoDay(new Blob([await sharp(plain).png().toBuffer()]))).toBeNull();
  const whole = await takenAt({ DateTimeOriginal: '2023:01:14 18:22:05' });
  for (const bytes of [0, 1, 3, 20, 60, 120]) expect(await readPhotoDay(whole.slice(0, bytes))).toBeNull();
});

/** A box of a HEIC: its size, its type and its content. */
function box(type: string, ...content: (Buffer | readonly number[])[]): Buffer {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
}

const uint32 = (number: number) => [24, 16, 8, 0].map((bits) => (number >>> bits) & 255);
const text = (words: string) => Buffer.from(words, 'latin1');

interface HeicParts {
  /** The version of the list of places. */
  version?: 0 | 1 | 2;
  /** Bytes of an item's id in the list of items. */
  idBytes?: 2 | 4;
  offset?: number;
  extentCount?: number;
  /** A picture's own item stands before the camera's words. */
  written?: string;
}

/** What an iPhone writes, as far as the day of a photo goes: the camera's words stand behind the pixels. */
function heicOf({
  version = 1,
  idBytes = 2,
  offset,
  extentCount = 1,
  written = '2024:10:12 19:04:11',
}: HeicParts = {}): Buffer<ArrayBuffer> {
  const tiff = Buffer.concat([
    text('MM'),
    Buffer.from([0, 42, ...uint32(8)]),
    // One entry of the first directory: the place of the second, whose entry is the place of the words.
    Buffer.from([0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, ...uint32(26), ...uint32(0)]),
    Buffer.from([0, 1, 0x90, 0x03, 0, 2, 0, 0, 0, 20, ...uint32(44), ...uint32(0)]),
    text(`${written}\0`),
  ]);
  const item = Buffer.concat([Buffer.from(uint32(6)), text('Exif\0\0'), tiff]);
  const idOf = (id: number) => (idBytes === 2 ? [0, id] : uint32(id));
  const infe = (id: number, type: string) =>
    box('infe', [idBytes === 2 ? 2 : 3, 0, 0, 0], idOf(id), [0, 0], text(`${type}\0`));
  const shortOrLong = (id: number) => (version === 2 ? uint32(id) : [0, id]);
  const method = version === 0 ? [] : [0, 0];
  const place = (id: number, at: number, length: number, count: number) =>
    Buffer.from([...shortOrLong(id), ...method, 0, 0, 0, count, ...uint32(at), ...uint32(length)]);
  const build = (exifAt: number) => {
    const pixels = Buffer.alloc(200_000, 7);
    const iloc = box(
      'iloc',
      [version, 0, 0, 0, 0x44, 0, ...shortOrLong(2)],
      place(1, 500, 100, 1),
      place(2, exifAt, item.length, extentCount),
    );
    const iinf = box('iinf', [0, 0, 0, 0, 0, 2], infe(1, 'hvc1'), infe(2, 'Exif'));
    const meta = box('meta', [0, 0, 0, 0], box('hdlr', Buffer.alloc(24)), iinf, iloc);
    const before = Buffer.concat([box('ftyp', text('heic\0\0\0\0mif1')), meta]);
    const exifPlace = before.length + 8 + pixels.length;
    return { exifPlace, file: Buffer.concat([before, box('mdat', pixels, item)]) };
  };
  return Buffer.from(build(offset ?? build(0).exifPlace).file);
}

test('a HEIC says its day wherever in the file its camera wrote it, in each form of its lists', async () => {
  for (const parts of [
    {},
    { version: 0 },
    { version: 2 },
    { idBytes: 4 },
    { version: 2, idBytes: 4 },
  ] as const)
    expect(await readPhotoDay(new Blob([heicOf(parts)]))).toBe('2024-10-12');
  expect(await readPhotoDay(new Blob([heicOf({ written: '0000:00:00 00:00:00' })]))).toBeNull();
});

test('so does what other programs write: an AVIF', async () => {
  const avif = await sharp(plain)
    .withExif({ IFD2: { DateTimeOriginal: '2023:01:14 18:22:05' } })
    .avif()
    .toBuffer();
  expect(await readPhotoDay(new Blob([avif]))).toBe('2023-01-14');
  expect(await readPhotoDay(new Blob([await sharp(plain).avif().toBuffer()]))).toBeNull();
});

test('a HEIC that points beyond its end, or to nothing, says no day', async () => {
  for (const parts of [{ offset: 0xffffffff }, { offset: 0 }, { offset: 3 }, { extentCount: 0 }])
    expect(await readPhotoDay(new Blob([heicOf(parts)]))).toBeNull();
});

test('lists that claim billions of entries, and boxes without a size, cost no time', async () => {
  // Entries of no size at all, each of which claims 65,535 places of no size.
  const item = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]);
  const infe = box('infe', [2, 0, 0, 0, 0, 2, 0, 0], text('Exif\0'));
  const endless = [
    box(
      'iloc',
      [2, 0, 0, 0, 0, 0, ...uint32(0xffffffff)],
      Buffer.concat(Array.from({ length: 6000 }, () => item)),
    ),
    box('iinf', [1, 0, 0, 0, ...uint32(0xffffffff)], infe, Buffer.alloc(60_000)),
  ];
  const meta = box('meta', [0, 0, 0, 0], ...endless);
  const file = Buffer.concat([box('ftyp', text('heic')), meta]);
  const started = performance.now();
  expect(await readPhotoDay(new Blob([file]))).toBeNull();
  expect(performance.now() - started).toBeLessThan(1000);
});

test('whatever is broken in a HEIC, the answer is a day or none', async () => {
  const whole = heicOf();
  await fc.assert(
    fc.asyncProperty(
      // The lists stand at the beginning, the camera's words at the end.
      fc.array(
        fc.tuple(
          fc.oneof(fc.nat(330), fc.integer({ min: whole.length - 90, max: whole.length - 1 })),
          fc.nat(255),
        ),
        {
          maxLength: 6,
        },
      ),
      fc.oneof(fc.constant(whole.length), fc.nat(400), fc.nat(whole.length)),
      async (changes, length) => {
        const broken = Buffer.from(whole);
        for (const [place, value] of changes) broken[place] = value;
        const day = await readPhotoDay(new Blob([broken.subarray(0, length)]));
        expect(day === null || /^\d{4}-\d\d-\d\d$/.test(day)).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});
