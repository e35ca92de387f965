import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, type Person, registerCouple, registerPerson, setPremiumForOne } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('shows a nudge at both ends, and the receiver’s reading at the sender', async () => {
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
])('rejects %j', async (body, message) => {
  const [riya] = await registerCouple(app);
  await makePremium(app, riya);
  const response = await riya.fetch('/api/partner-nudges', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('sends once for one key, and under the id of the device unless it is taken', async () => {
  const [riya, arjun] = await registerCouple(app);
  const [meera] = await registerCouple(app);
  await Promise.all([makePremium(app, riya), makePremium(app, meera)]);
  const id = randomUUIDv7();
  const send = async (person: Person, key: string) => {
    const response = await person.fetch('/api/partner-nudges', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ id, message: 'Chai?' }),
    });
    return [response.status, await response.json()] as const;
  };
  const [first, again] = [await send(riya, 'first'), await send(riya, 'first')];
  expect(first).toMatchObject([201, { id, message: 'Chai?' }]);
  expect(again[1]).toEqual(first[1]);
  expect(await arjun.api.nudges.received()).toHaveLength(1);
  expect(await send(meera, 'other')).toMatchObject([201, { message: 'Chai?', id: expect.not.stringContaining(id) }]);
});

test('requires premium and a partner', async () => {
  const [riya] = await registerCouple(app);
  await expect(riya.api.nudges.send({ message: 'Hi' })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('premium feature'),
  });
  const alone = await registerPerson(app);
  await makePremium(app, alone);
  await expect(alone.api.nudges.send({ message: 'Hi' })).rejects.toMatchObject({ status: 409 });
});

test('lets a free member read a premium partner’s nudges and answer with a heart, but not send any', async () => {
  await setPremiumForOne(app);
  const [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
  const { id } = await riya.api.nudges.send({ message: 'Thinking of you' });
  await expect(arjun.api.nudges.list()).rejects.toMatchObject({ status: 403 });
  expect(await arjun.api.nudges.received()).toMatchObject([{ id, message: 'Thinking of you', heartedAt: null }]);
  expect(await riya.api.nudges.received()).toEqual([]);
  const hearted = await arjun.api.nudges.heart({ id });
  expect(hearted).toMatchObject({ isRead: true, heartedAt: expect.stringMatching(/Z$/) });
  expect((await arjun.api.nudges.heart({ id })).heartedAt).toBe(hearted.heartedAt);
  expect((await riya.api.notifications.list()).map(({ title, path }) => [title, path])).toEqual([
    ['Arjun sent you a heart', '/nudges'],
  ]);
  expect(await arjun.api.notifications.unread()).toEqual({ unreadNudges: 0, hasOtherUnread: false, hasPrompts: false });
  await expect(riya.api.nudges.heart({ id })).rejects.toMatchObject({ status: 403 });
  await expect(arjun.api.nudges.send({ message: 'You too' })).rejects.toMatchObject({ status: 403 });
});

test('notifies the sender of one of 16 concurrent hearts for one nudge', async () => {
  const [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
  const { id } = await riya.api.nudges.send({ message: 'Hello' });
  await Promise.all(Array.from({ length: 16 }, () => arjun.api.nudges.heart({ id })));
  expect(await riya.api.notifications.list()).toHaveLength(1);
});

test('reads a nudge and its notification in one act, in either direction', async () => {
  const [sender, receiver] = await registerCouple(app);
  await makePremium(app, sender);
  const send = async () => (await sender.api.nudges.send({ message: 'Chai?' })).id;
  const isRead = async (id: string) => (await sender.api.nudges.list({})).find((nudge) => nudge.id === id)?.isRead;
  const [first, second, third] = [await send(), await send(), await send()];
  expect(await receiver.api.notifications.unread()).toMatchObject({ unreadNudges: 3 });
  const rows = await receiver.api.notifications.list();
  expect(await receiver.api.notifications.markRead({ notificationIds: [rows[2]?.id ?? ''] })).toMatchObject({
    unreadNudges: 2,
  });
  expect([await isRead(first), await isRead(second)]).toEqual([true, false]);
  await receiver.api.nudges.markRead({ id: second });
  expect((await receiver.api.notifications.list()).map((row) => row.isRead)).toEqual([false, true, true]);
  expect(await receiver.api.notifications.markAllRead()).toEqual({
    unreadNudges: 0,
    hasOtherUnread: false,
    hasPrompts: false,
  });
  expect(await isRead(third)).toBe(true);
});
