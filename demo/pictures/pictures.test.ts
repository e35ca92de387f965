import sharp from 'sharp';
import { expect, test } from 'vitest';
import { people } from '../fixtures/members.ts';
import { drawPicture, drawPortrait, toUpload, type Picture } from './draw-picture.ts';
import { scenes, type SceneName } from './scenes.ts';

const names = Object.keys(scenes) as SceneName[];

test.each(names)('draws %s in each shape and light, the same each time', (scene) => {
  const drawings = new Set<string>();
  for (const shape of ['wide', 'tall'] as const) {
    for (const hour of ['day', 'night'] as const) {
      const picture: Picture = { scene, hour, shape, seed: 3 };
      const drawing = drawPicture(picture);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(drawing).toBe(drawPicture(picture));
      drawings.add(drawing);
    }
  }
  expect(drawings.size).toBe(4);
});

test('renders a picture as an opaque PNG of the given size', async () => {
  const upload = await toUpload(drawPicture({ scene: 'garba', hour: 'night', shape: 'tall' }, 240), 'garba');
  const image = sharp(Buffer.from(await upload.arrayBuffer()));
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 180, height: 240 });
  expect((await image.stats()).isOpaque).toBe(true);
});

test.each(Object.values(people))('renders the portrait of $firstName', async ({ drawPortrait: draw }) => {
  const upload = await toUpload(drawPortrait(draw(), 100), 'portrait');
  const { width, height } = await sharp(Buffer.from(await upload.arrayBuffer())).metadata();
  expect([width, height]).toEqual([100, 100]);
});
