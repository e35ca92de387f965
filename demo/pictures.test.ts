import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fitAround } from '#domain/pictures/fit-inside.ts';
import { PHOTO_THUMBNAIL_SIDE } from '#contract/constants/memories.ts';
import { people } from './fixtures/members.ts';
import { dateMemories } from './seeders/memories.ts';
import { readPhoto, readPortrait } from './seeding/pictures.ts';

const folder = join(import.meta.dirname, 'pictures');
const pictures = dateMemories(Temporal.PlainDate.from('2026-11-21')).flatMap(
  ({ memory: { picture, furtherPictures = [] } }) => (picture ? [picture, ...furtherPictures] : []),
);

function listPictures(size: string): string[] {
  const files = globSync('**/*.webp', { cwd: join(folder, size) });
  return files.map((file) => file.replaceAll('\\', '/').replace('.webp', '')).toSorted();
}

test('keeps two sizes of each picture of the memories, and no other picture', () => {
  expect(listPictures('full')).toEqual(pictures.toSorted());
  expect(listPictures('thumbnail')).toEqual(pictures.toSorted());
  expect(listPictures('portraits')).toEqual(Object.keys(people).toSorted());
});

test('keeps each picture in the sizes that the app would store', async () => {
  for (const picture of pictures) {
    const [full, thumbnail] = (await readPhoto(picture)).sizes;
    if (!full || !thumbnail) throw new Error(`${picture} has two sizes`);
    expect(Math.max(full.width, full.height), picture).toBe(1600);
    const { width, height } = thumbnail;
    expect({ width, height }, picture).toEqual(fitAround(full, PHOTO_THUMBNAIL_SIDE));
  }
  for (const name of Object.keys(people))
    expect((await readPortrait(name)).sizes).toMatchObject([{ width: 384, height: 384 }]);
});

test('keeps the pictures within 4 MB', () => {
  const sizes = globSync('**/*.webp', { cwd: folder }).map((file) => statSync(join(folder, file)).size);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(4_000_000);
});
