import { afterAll, beforeAll, expect, test } from 'vitest';
import { STEP_UP_MINUTES } from '#domain/accounts/facts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, signInAgain } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('lets a member leave by the password, or within minutes of signing in', async () => {
  const [riya, arjun] = await registerCouple(app);
  const refused = { status: 400, code: 'password_wrong' };
  await expect(arjun.api.couples.leave({ password: 'wrong' })).rejects.toMatchObject(refused);
  app.advance({ minutes: STEP_UP_MINUTES });
  await expect(arjun.api.couples.leave()).rejects.toMatchObject(refused);
  await signInAgain(arjun);
  await arjun.api.couples.leave();
  expect((await riya.api.couples.get()).users).toHaveLength(1);
});
