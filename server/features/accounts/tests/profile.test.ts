import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function changeBirthday(dateOfBirth: string) {
  app.setTime('2026-11-22T06:00:00Z');
  const person = await registerPerson(app);
  const change = await person.api.accounts.changeBirthday({ dateOfBirth }).then(
    () => 'changed',
    (error: Error) => error.message,
  );
  return [change, (await person.api.accounts.me()).dateOfBirth];
}

test.each(['2008-11-22', '1900-01-01'])(
  'treats a member born on %s as an adult on 22 November 2026',
  async (birthday) => {
    expect(await changeBirthday(birthday)).toEqual(['changed', birthday]);
  },
);

test.each([
  ['2008-11-23', 'Jugal is for adults. Please check the year: you were born at least 18 years ago.'],
  ['2026-11-23', 'Your birthday cannot be in the future'],
])('rejects the birthday %s on that day', async (birthday, message) => {
  expect(await changeBirthday(birthday)).toEqual([message, null]);
});
