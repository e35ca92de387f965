import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, registerPerson } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('both ends see a nudge; the receiver’s reading shows at the sender', async () => {
  const [riya, arjun] = await registerCouple(app);
  await Promise.all([makePremium(app, riya), makePremium(app, arjun)]);
  const sent = await riya.api.nudges.send({ message: ' Thinking of you ' });
  expect(sent).toMatchObject({
    fromUserId: riya.user.id,
    toUserId: arjun.user.id,
    fromUserName: 'Riya',
    message: 'Thinking of you',
    nudgeType: 'sweet',
    isRead: false,
    readAt: null,
  });
  expect(await arjun.api.nudges.list()).toEqual([sent]);
  await expect(riya.api.nudges.markRead({ id: sent.id })).rejects.toMatchObject({ status: 403 });
  const read = await arjun.api.nudges.markRead({ id: sent.id });
  expect(read).toMatchObject({ isRead: true, readAt: expect.stringMatching(/Z$/) });
  app.advance({ minutes: 5 });
  expect((await arjun.api.nudges.markRead({ id: sent.id })).readAt).toBe(read.readAt);
  expect(await riya.api.nudges.list()).toEqual([read]);
});

test.each([
  [{ message: '' }, 'Message is required'],
  [{}, 'Message is required'],
  [{ message: 'x'.repeat(501) }, 'Message too long'],
  [{ message: 'Hi', nudgeType: 'rude' }, 'Please choose a kind of nudge'],
])('%j is refused', async (body, message) => {
  const [riya] = await registerCouple(app);
  await makePremium(app, riya);
  const response = await riya.fetch('/api/partner-nudges', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toEqual([400, { message }]);
});

test('nudging is a premium feature, and needs a partner', async () => {
  const [riya] = await registerCouple(app);
  await expect(riya.api.nudges.send({ message: 'Hi' })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('premium feature'),
  });
  const alone = await registerPerson(app);
  await makePremium(app, alone);
  await expect(alone.api.nudges.send({ message: 'Hi' })).rejects.toMatchObject({ status: 409 });
});
