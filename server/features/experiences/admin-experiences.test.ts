import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

const input = { title: 'Block printing', description: 'One cloth, two hands' };

async function post(body: object): Promise<[number, unknown]> {
  const response = await admin.fetch('/api/admin/experiences', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return [response.status, await response.json()];
}

test('gives an experience the defaults of the specification and lists it publicly at once', async () => {
  const experience = await admin.api.admin.experiences.create({ ...input, buttonText: '', eventDate: '' });
  expect(experience).toMatchObject({
    ...input,
    icon: 'Star',
    status: 'Available',
    buttonText: 'Book Now',
    isActive: true,
    order: 1,
    currentParticipants: 0,
    maxParticipants: null,
    eventDate: null,
  });
  const listed = await app.visit().api.experiences.list();
  expect(listed.map(({ id }) => id)).toContain(experience.id);
});

test.each([
  [{ description: 'x' }, 'Title is required'],
  [{ title: 'x', description: ' ' }, 'Description is required'],
  [{ ...input, status: 'Cancelled' }, 'Please select a status'],
  [{ ...input, bookingLink: 'javascript:alert(1)' }, expect.stringContaining('http')],
  [{ ...input, maxParticipants: 0 }, 'Please enter at least 1 couple, or leave it empty'],
  [{ ...input, order: 3_000_000_000 }, 'Please enter a whole number'],
])('rejects %j', async (body, message) => {
  expect(await post(body)).toMatchObject([400, { message }]);
});

test('changes only the sent fields, clears empty ones, logs the change, and rejects a stale one', async () => {
  const experience = await admin.api.admin.experiences.create({
    ...input,
    bookingLink: 'https://example.com/book',
    maxParticipants: 8,
  });
  const changed = await admin.api.admin.experiences.update({
    id: experience.id,
    updatedAt: experience.updatedAt,
    status: 'Sold Out',
    bookingLink: '',
    maxParticipants: null,
  });
  expect(changed).toMatchObject({
    title: input.title,
    status: 'Sold Out',
    bookingLink: null,
    maxParticipants: null,
    isActive: true,
  });
  await expect(
    admin.api.admin.experiences.update({ id: experience.id, updatedAt: experience.updatedAt, order: 3 }),
  ).rejects.toMatchObject({ status: 409 });
  const [entry] = await admin.api.admin.audit.list();
  expect(entry).toMatchObject({
    action: 'experience.update',
    subjectLabel: 'Block printing',
    after: { status: 'Sold Out', bookingLink: null, maxParticipants: null },
  });
});

test('accepts an empty or null value for an optional field', async () => {
  const made = await admin.api.admin.experiences.create({
    ...input,
    icon: null,
    buttonText: null,
    maxParticipants: '',
  });
  expect(made).toMatchObject({ icon: 'Star', buttonText: 'Book Now', maxParticipants: null });
  await expect(admin.api.admin.experiences.update({ id: made.id, maxParticipants: 0 })).rejects.toMatchObject({
    status: 400,
    message: 'Please enter at least 1 couple, or leave it empty',
  });
});

test('restores the default of an emptied icon or button text', async () => {
  const { id } = await admin.api.admin.experiences.create({ ...input, icon: 'Gift', buttonText: 'Join' });
  expect(await admin.api.admin.experiences.update({ id, icon: '', buttonText: ' ' })).toMatchObject({
    icon: 'Star',
    buttonText: 'Book Now',
  });
});

test('shows inactive ones only to admins, and deletes one for good', async () => {
  const experience = await admin.api.admin.experiences.create({ ...input, isActive: false });
  expect((await app.visit().api.experiences.list()).map(({ id }) => id)).not.toContain(experience.id);
  expect((await admin.api.admin.experiences.list()).map(({ id }) => id)).toContain(experience.id);
  await admin.api.admin.experiences.delete({ id: experience.id });
  await expect(admin.api.admin.experiences.delete({ id: experience.id })).rejects.toMatchObject({
    status: 404,
  });
});
