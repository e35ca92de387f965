import { expect, test } from 'vitest';
import { changeStore } from '#client/data/outbox/stored/change-store.ts';
import { readPlan, writePlan } from '#client/data/upload/gallery/gallery-store.ts';
import { riya } from '#tests/components/couple.ts';
import { emptyPlan } from './model.ts';
import { enqueueMemories } from './queue-api.ts';

const photo = { hash: 'a', name: 'IMG_2041.jpg', takenAt: '2024-01-14T18:22:05' };
const memoryOf = (id: string) => ({ id, title: 'Kites', day: '2024-01-14', photos: [photo] });

test('puts each confirmed memory into the queue once, also if the start of sending does so too', async () => {
  await writePlan({ ...emptyPlan(riya.id), agreed: ['one', 'two', 'three'].map(memoryOf) });
  await Promise.all([enqueueMemories(riya.id), enqueueMemories(riya.id)]);
  expect((await changeStore.list()).map(({ objectId }) => objectId)).toEqual(['one', 'two', 'three']);
  expect(await readPlan(riya.id)).toMatchObject({ agreed: [] });
});
