import { afterAll, beforeAll, expect, test } from 'vitest';
import { experiencesFault } from '#domain/experiences/facts.ts';
import { ExperienceInput } from '#domain/experiences/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { insertExperience } from './admin-queries.ts';

readEnglish();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function add(details: { title: string; order?: number; isActive?: boolean }) {
  const experience = ExperienceInput.parse({ description: 'For two', ...details });
  const facts = { id: crypto.randomUUID(), createdAt: '2026-01-01T00:00:00.000Z' };
  return app.database.db.transaction().execute((tx) => insertExperience(tx, { ...experience, ...facts }));
}

test('shows every visitor the active experiences in their order', async () => {
  await add({ title: 'Pottery', order: 2 });
  await add({ title: 'Hidden', isActive: false });
  await add({ title: 'Candlelight dinner', order: 1 });
  const list = await app.visit().api.experiences.list();
  expect(list.map(({ title }) => title)).toEqual(['Candlelight dinner', 'Pottery']);
  expect(list[0]).toMatchObject({
    status: 'Available',
    buttonText: 'Book Now',
    icon: 'Star',
    currentParticipants: 0,
  });
});

test.each(['javascript:alert(1)', 'ftp://example.com', 'example.com'])(
  'rejects %s as a booking link',
  (bookingLink) => {
    const parsed = ExperienceInput.safeParse({ title: 'T', description: 'D', bookingLink });
    expect(parsed.error?.issues[0]?.message).toBe(experiencesFault('linkInvalid'));
  },
);
