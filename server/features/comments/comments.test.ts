import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { startPushService } from '#tests/support/push-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const kinds = {
  memory: {
    of: ({ api }: Person) => api.memories,
    create: ({ api }: Person) => api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' }),
  },
  date: {
    of: ({ api }: Person) => api.dates,
    create: ({ api }: Person) => api.dates.create({ title: 'Kites', scheduledDate: '2030-01-14' }),
  },
} as const;
const bell = async ({ api }: Person) =>
  (await api.notifications.list())
    .filter(({ message }) => message.includes('Kites') || message.includes('new comments'))
    .map(({ title, message }) => [title, message])
    .filter(([title]) => !title?.includes('asks you'));

describe.each(['memory', 'date'] as const)('comments and reactions: %s', (kind) => {
  const { of, create } = kinds[kind];

  test('allows each one reaction, which both see in the list, and can remove it', async () => {
    const { id } = await create(riya);
    await of(arjun).react({ id, emoji: '😂' });
    await of(riya).react({ id, emoji: '🙏' });
    const changed = await of(arjun).react({ id, emoji: '❤️' });
    expect(changed.reactions).toEqual([
      { userId: riya.user.id, emoji: '🙏', at: expect.stringMatching(/Z$/) },
      { userId: arjun.user.id, emoji: '❤️', at: expect.stringMatching(/Z$/) },
    ]);
    expect((await of(riya).list())[0]?.reactions).toEqual(changed.reactions);
    // The notification of the first follows another emoji, and a removal takes it back.
    expect(await bell(riya)).toEqual([['Arjun reacted with ❤️', 'Kites']]);
    expect((await of(arjun).react({ id, emoji: null })).reactions).toHaveLength(1);
    expect(await bell(riya)).toEqual([]);
    expect(await bell(arjun)).toEqual([['Riya reacted with 🙏', 'Kites']]);
  });

  test('returns when an emoji was chosen, unchanged by choosing it again', async () => {
    const { id } = await create(riya);
    app.setTime('2026-11-23T07:00:00Z');
    const given = (await of(arjun).react({ id, emoji: '😂' })).reactions;
    expect(given).toMatchObject([{ emoji: '😂', at: expect.stringMatching(/^2026-11-23T07:00/) }]);
    app.setTime('2026-11-23T08:00:00Z');
    expect((await of(arjun).react({ id, emoji: '😂' })).reactions).toEqual(given);
    expect((await of(arjun).react({ id, emoji: '❤️' })).reactions).toMatchObject([
      { emoji: '❤️', at: expect.stringMatching(/^2026-11-23T08:00/) },
    ]);
  });

  test('shows comments to both, counts them in the list, and lets only their writer delete them', async () => {
    const { id } = await create(riya);
    const first = await of(arjun).comment({ id, text: ' Such wind ' });
    const second = await of(riya).comment({ id, text: 'And you lost the firki' });
    expect(first).toMatchObject({ userId: arjun.user.id, text: 'Such wind' });
    expect(await of(riya).comments({ id })).toEqual([first, second]);
    expect((await of(riya).list())[0]?.commentCount).toBe(2);
    await expect(of(riya).deleteComment({ id, commentId: first.id })).rejects.toMatchObject({
      status: 403,
      code: 'only_writer_changes',
    });
    await of(arjun).deleteComment({ id, commentId: first.id });
    expect(await of(arjun).comments({ id })).toEqual([second]);
    expect((await of(arjun).list())[0]?.commentCount).toBe(1);
    await expect(of(arjun).deleteComment({ id, commentId: first.id })).rejects.toMatchObject({ status: 404 });
  });

  test('restores it from the trash with its comments, and deletes both for good', async () => {
    const { id } = await create(riya);
    await of(riya).react({ id, emoji: '🎉' });
    await of(arjun).comment({ id, text: 'Such wind' });
    await of(riya).delete({ id });
    await expect(of(arjun).comments({ id })).rejects.toMatchObject({ status: 404 });
    expect(await of(riya).restore({ id })).toMatchObject({
      commentCount: 1,
      reactions: [{ userId: riya.user.id, emoji: '🎉' }],
    });
    expect(await of(arjun).comments({ id })).toHaveLength(1);
    await of(riya).delete({ id });
    await riya.api.trash.delete({ id });
    const { rows } = await app.database.pool.query('select from comments where subject_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('hides it from strangers, and rejects their reactions and comments', async () => {
    const { id } = await create(riya);
    const comment = await of(riya).comment({ id, text: 'Ours' });
    const stranger = await registerPerson(app, 'Kabir');
    for (const call of [
      () => of(stranger).react({ id, emoji: '❤️' }),
      () => of(stranger).comments({ id }),
      () => of(stranger).comment({ id, text: 'Hi' }),
      () => of(stranger).deleteComment({ id, commentId: comment.id }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
    const path = kind === 'memory' ? 'memories' : 'date-events';
    const send = (method: string, end: string, body: object) =>
      riya.fetch(`/api/${path}/${id}/${end}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await (await send('PUT', 'reaction', { emoji: '👎' })).json()).toMatchObject({
      message: 'Please choose one of the six emoji, or none',
    });
    expect(await (await send('POST', 'comments', { text: ' ' })).json()).toMatchObject({
      message: 'Please write your comment',
    });
  });
});

test('loses none of 16 concurrent comments and reactions, and notifies the partner once', async () => {
  const { id } = await kinds.memory.create(riya);
  await Promise.all(
    Array.from({ length: 16 }, (_, place) =>
      place % 2
        ? arjun.api.memories.comment({ id, text: `Number ${place}` })
        : arjun.api.memories.react({ id, emoji: '❤️' }),
    ),
  );
  expect((await riya.api.memories.list())[0]).toMatchObject({
    commentCount: 8,
    reactions: [{ userId: arjun.user.id, emoji: '❤️' }],
  });
  expect(await bell(riya)).toEqual([['Arjun commented and reacted', '9 new comments and reactions']]);
});

test('gathers events within five minutes into one notification with one push without their words', async () => {
  const push = await startPushService();
  await push.subscribe(riya);
  const { id } = await kinds.memory.create(riya);
  await arjun.api.memories.comment({ id, text: 'Secret words' });
  await app.runJobs();
  app.advance({ minutes: 4 });
  await arjun.api.memories.react({ id, emoji: '😍' });
  await app.runJobs();
  expect(await bell(riya)).toEqual([['Arjun commented and reacted', '2 new comments and reactions']]);
  const pushes = push.received.map(({ content }) => [content.title, content.message]);
  expect(pushes.filter(([title]) => title?.startsWith('Arjun'))).toEqual([['Arjun wrote a comment', 'Kites']]);
  app.advance({ minutes: 2 });
  await arjun.api.memories.comment({ id, text: 'And more' });
  expect(await bell(riya)).toEqual([
    ['Arjun wrote a comment', 'Kites: And more'],
    ['Arjun commented and reacted', '2 new comments and reactions'],
  ]);
  await riya.api.notifications.markAllRead();
  await arjun.api.memories.comment({ id, text: 'After reading' });
  expect(await bell(riya)).toHaveLength(3);
  push.close();
});

test('counts no event that was taken back, and deletes the notification with the last', async () => {
  const [memory, other] = [await kinds.memory.create(riya), await kinds.memory.create(riya)];
  const comment = await arjun.api.memories.comment({ id: memory.id, text: 'Such wind' });
  await arjun.api.memories.react({ id: memory.id, emoji: '😍' });
  const colours = await arjun.api.memories.comment({ id: other.id, text: 'And the colours' });
  expect(await bell(riya)).toEqual([['Arjun commented and reacted', '3 new comments and reactions']]);
  await arjun.api.memories.deleteComment({ id: memory.id, commentId: comment.id });
  expect(await bell(riya)).toEqual([['Arjun commented and reacted', '2 new comments and reactions']]);
  await arjun.api.memories.react({ id: memory.id, emoji: null });
  const again = await arjun.api.memories.comment({ id: memory.id, text: 'Once more' });
  expect(await bell(riya)).toEqual([['Arjun commented and reacted', '2 new comments and reactions']]);
  await arjun.api.memories.deleteComment({ id: memory.id, commentId: again.id });
  await arjun.api.memories.deleteComment({ id: other.id, commentId: colours.id });
  expect(await bell(riya)).toEqual([]);
});

test('takes along the comments on the records of a member who leaves within days', async () => {
  const hers = await kinds.memory.create(riya);
  const his = await kinds.date.create(arjun);
  await arjun.api.memories.comment({ id: hers.id, text: 'On hers' });
  await riya.api.dates.comment({ id: his.id, text: 'On his' });
  await arjun.api.couples.leave({ password: arjun.password });
  expect(await arjun.api.dates.comments({ id: his.id })).toMatchObject([{ text: 'On his' }]);
  expect(await riya.api.memories.comments({ id: hers.id })).toMatchObject([{ text: 'On hers' }]);
  await expect(riya.api.dates.comments({ id: his.id })).rejects.toMatchObject({ status: 404 });
});

test('keeps the comments of a deleted account without an author', async () => {
  const { id } = await kinds.memory.create(riya);
  await arjun.api.memories.comment({ id, text: 'Such wind' });
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  expect(await riya.api.memories.comments({ id })).toMatchObject([{ userId: null, text: 'Such wind' }]);
});
