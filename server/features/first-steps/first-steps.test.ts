import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { readMailedCode, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function doneBy(person: Person): Promise<string[]> {
  const { steps } = await person.api.firstSteps.get();
  return steps.filter(({ isDone }) => isDone).map(({ name }) => name);
}

test('offers a new member five steps, and marks each as done when it is true', async () => {
  const riya = await registerPerson(app, 'Riya');
  const { steps, isPutAway } = await riya.api.firstSteps.get();
  expect(steps.map(({ name }) => name)).toEqual(['verify', 'invite', 'date', 'memory', 'expense']);
  expect([await doneBy(riya), isPutAway]).toEqual([[], false]);
  await riya.api.accounts.verifyEmail({ otp: await readMailedCode(app, riya.user.email) });
  expect(await doneBy(riya)).toEqual(['verify']);
  await riya.api.dates.create({ title: 'Chai', scheduledDate: dayAhead(3) });
  expect(await doneBy(riya)).toEqual(['verify', 'date']);
  await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  await riya.api.expenses.create({ title: 'Chai', amount: '20' });
  expect(await doneBy(riya)).toEqual(['verify', 'date', 'memory', 'expense']);
  const arjun = await registerPerson(app, 'Arjun');
  await arjun.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
  expect(await doneBy(riya)).toHaveLength(5);
  // Shared records count for both, a verified address only for its member.
  expect(await doneBy(arjun)).toEqual(['invite', 'date', 'memory', 'expense']);
});

test('hides them for the member alone, and for good', async () => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  await arjun.api.couples.join({ inviteCode });
  expect((await riya.api.firstSteps.putAway()).isPutAway).toBe(true);
  expect((await riya.api.firstSteps.putAway()).isPutAway).toBe(true);
  expect((await riya.api.firstSteps.get()).isPutAway).toBe(true);
  expect((await arjun.api.firstSteps.get()).isPutAway).toBe(false);
});
