import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findMeanColour } from '#server/platform/pictures/encode-picture.ts';
import { people } from './fixtures/members.ts';
import { type Picture, pictures } from './fixtures/pictures.ts';
import { dateMemories } from './seeders/memories.ts';
import { type PreparedUpload, readPhoto, readPortrait } from './seeding/prepared-upload.ts';

const folder = join(import.meta.dirname, 'pictures');
const names = Object.keys(pictures) as Picture[];

function listPictures(size: string): string[] {
  const files = globSync('**/*.webp', { cwd: join(folder, size) });
  return files.map((file) => file.replaceAll('\\', '/').replace('.webp', '')).toSorted();
}

async function expectTrueSizes({ sizes }: PreparedUpload): Promise<void> {
  for (const { bytes, width, height } of sizes)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
}

test('keeps two sizes of each picture, and no other picture', () => {
  expect(listPictures('full')).toEqual(names);
  expect(listPictures('thumbnail')).toEqual(names);
  expect(listPictures('portraits')).toEqual(Object.keys(people).toSorted());
});

test('shows each picture in one memory', () => {
  const shown = dateMemories(Temporal.PlainDate.from('2026-11-21')).flatMap(
    ({ memory: { picture, furtherPictures = [] } }) => (picture ? [picture, ...furtherPictures] : []),
  );
  expect(shown.toSorted()).toEqual(names);
});

test('states the sizes and mean colours that the app would find', async () => {
  for (const name of names) {
    const photo = await readPhoto(name);
    await expectTrueSizes(photo);
    const thumbnail = readFileSync(join(folder, 'thumbnail', `${name}.webp`));
    expect(photo.colour).toBe(await findMeanColour(thumbnail));
  }
  for (const name of Object.keys(people)) await expectTrueSizes(await readPortrait(name));
});

test('keeps the pictures within 4 MB', () => {
  const sizes = globSync('**/*.webp', { cwd: folder }).map((file) => statSync(join(folder, file)).size);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(4_000_000);
});
