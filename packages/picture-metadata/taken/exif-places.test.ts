import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeHeif, makeJpeg, makePng, makeTiff, makeWebp } from './picture-fixtures.ts';
import { readExifTime } from './read-exif-time.ts';

const isPossible = (day: string) => day >= '1990-01-01' && day <= '2026-11-26';

function exifTime(bytes: Buffer): Promise<string | null> {
  return readExifTime(new Blob([new Uint8Array(bytes)]), isPossible);
}

async function exifDay(bytes: Buffer): Promise<string | null> {
  return (await exifTime(bytes))?.slice(0, 10) ?? null;
}

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2026-11-26T23:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Generates a day in the notation of one of many programs. */
const writtenDays = fc
  .tuple(days, fc.constantFrom(':', '-', '/', '.'), fc.boolean(), fc.constantFrom(' 18:22:05', '', ' 25:00:00'))
  .map(([day, separator, isSpaced, time]) => {
    const padded = isSpaced ? day.replaceAll('-0', '- ') : day;
    return { day, written: padded.replaceAll('-', separator) + time };
  });

const noDays = fc.constantFrom(
  undefined,
  '0000:00:00 00:00:00',
  '2026:02:31 10:00:00',
  '2026:13:01 10:00:00',
  '1980:01:01 00:00:00',
  '1989:12:31 23:59:59',
  '2026:11:27 00:00:00',
  '2099:01:01 00:00:00',
  '    :  :     :  :  ',
  '',
);

/** Generates a structure with a day in one of its tags and no day in the tags before it. */
const structures = fc
  .record({
    written: writtenDays,
    isLittle: fc.boolean(),
    padding: fc.nat(60_000),
    tag: fc.nat(2),
    before: fc.tuple(noDays, noDays),
    after: writtenDays,
  })
  .map(({ written, isLittle, padding, tag, before, after }) => {
    const values = [0, 1, 2].map((place) =>
      place < tag ? before[place] : place === tag ? written.written : after.written,
    );
    const [original, digitized, changed] = values;
    return { day: written.day, tiff: makeTiff({ isLittle, padding, original, digitized, changed }) };
  });

const sizes = (max: number) => fc.array(fc.nat(max), { maxLength: 8 });

const files = fc.oneof(
  fc
    .tuple(structures, fc.array(fc.record({ bytes: fc.nat(65_000), fill: fc.nat(5) }), { maxLength: 8 }))
    .map(([{ day, tiff }, before]) => ({ day, file: makeJpeg(tiff, before) })),
  fc.tuple(structures, sizes(200_000), sizes(2000)).map(([{ day, tiff }, before, after]) => ({
    day,
    file: makePng(tiff, before, after),
  })),
  fc.tuple(structures, sizes(200_000), fc.boolean()).map(([{ day, tiff }, before, hasPrefix]) => ({
    day,
    file: makeWebp(tiff, before, hasPrefix),
  })),
  fc
    .tuple(
      structures,
      fc.record({
        version: fc.constantFrom(0, 1, 2),
        idBytes: fc.constantFrom(2, 4),
        offsetBytes: fc.integer({ min: 3, max: 8 }),
        lengthBytes: fc.constantFrom(3, 4, 8),
        baseBytes: fc.constantFrom(0, 3, 4, 8),
        pixels: fc.nat(300_000),
        isMetaLast: fc.boolean(),
      }),
    )
    .map(([{ day, tiff }, parts]) => ({ day, file: makeHeif(tiff, parts) })),
);

test('finds the day anywhere in a JPEG, HEIF, PNG or WebP', async () => {
  await fc.assert(
    fc.asyncProperty(files, async ({ day, file }) => {
      expect(await exifDay(file)).toBe(day);
    }),
    { numRuns: 300 },
  );
});

test('finds no day if all tags are impossible', async () => {
  await fc.assert(
    fc.asyncProperty(noDays, noDays, noDays, async (original, digitized, changed) => {
      const tiff = makeTiff({ isLittle: true, original, digitized, changed });
      expect(await exifDay(makeJpeg(tiff, []))).toBeNull();
    }),
    { numRuns: 50 },
  );
});

test('returns a day or null for a file that is changed or truncated anywhere', async () => {
  await fc.assert(
    fc.asyncProperty(
      files,
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
      fc.boolean(),
      fc.nat(),
      async ({ file }, changes, isHead, cut) => {
        const broken = Buffer.from(file);
        // Most of the structure is at the beginning or the end.
        for (const [place, value] of changes)
          if (isHead) broken[place % Math.min(400, broken.length)] = value;
          else broken[broken.length - 1 - (place % Math.min(400, broken.length))] = value;
        for (const bytes of [broken, broken.subarray(0, cut % broken.length)]) {
          const day = await exifDay(bytes);
          expect(day === null || /^\d{4}-\d\d-\d\d$/.test(day)).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('returns null for random bytes after the signature of any format', async () => {
  const heads = ['', '\xff\xd8', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP', '\0\0\0\x10ftypheic\0\0\0\0', 'II*\0'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 4000 }), async (head, bytes) => {
      expect(await exifTime(Buffer.concat([Buffer.from(head, 'latin1'), bytes]))).toBeNull();
    }),
    { numRuns: 500 },
  );
});
