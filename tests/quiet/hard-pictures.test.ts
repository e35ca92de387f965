import { expect, test } from 'vitest';
import { makeHeif, makeTiff } from '#packages/picture-metadata/taken/picture-fixtures.ts';
import { readExifTime } from '#packages/picture-metadata/taken/read-exif-time.ts';

function exifTime(bytes: Buffer): Promise<string | null> {
  return readExifTime(new Blob([new Uint8Array(bytes)]), () => true);
}

test.each([
  ['fill bytes', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(8_000_000, 0xff)])],
  [
    'segments without content',
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(8_000_000, '\xff\xe1\0\x02', 'latin1')]),
  ],
  ['restarts', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(8_000_000, '\xff\xd0', 'latin1')])],
  ['empty PNG chunks', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(8_000_000)])],
  ['empty WebP chunks', Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), Buffer.alloc(8_000_000)])],
  ['boxes of eight bytes', Buffer.alloc(8_000_000, '\0\0\0\x08ftyp', 'latin1')],
])('gives up on millions of %s within two seconds', async (_name, file) => {
  const started = performance.now();
  expect(await exifTime(file)).toBeNull();
  expect(performance.now() - started).toBeLessThan(2000);
});

test('rejects lists that claim billions of entries without delay', async () => {
  const tiff = makeTiff({ isLittle: true, original: '2024:10:12 19:04:11' });
  const file = makeHeif(tiff, { version: 2, offsetBytes: 0, lengthBytes: 0 });
  // Skips the sizes to the number of entries.
  const count = file.indexOf('iloc', 0, 'latin1') + 4 + 4 + 2;
  file.fill(0xff, count, count + 4);
  const started = performance.now();
  expect(await exifTime(file)).toBeNull();
  expect(performance.now() - started).toBeLessThan(1000);
});
